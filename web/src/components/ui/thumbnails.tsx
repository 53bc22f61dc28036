type ThumbnailsProps = {
  pictures: readonly { id: string; url: string; thumbnail: string }[];
  /** What a picture is, for example 'Evidence 1 of the buyer'. */
  nameOf: (number: number) => string;
};

/** Small copies of pictures, each of which opens the whole one. */
export function Thumbnails({ pictures, nameOf }: ThumbnailsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a
            href={picture.url}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-md border transition-opacity hover:opacity-85"
          >
            <img
              src={picture.thumbnail}
              alt={`${nameOf(index + 1)}, opens in a new tab`}
              width={144}
              height={90}
              loading="lazy"
              className="h-22 w-36 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
