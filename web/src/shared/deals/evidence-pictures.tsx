import type { EvidencePicture } from '@oja/contract/purchase-fields';

type EvidencePicturesProps = {
  pictures: readonly EvidencePicture[];
  /** Whose evidence it is, or what it is evidence of. */
  of: string;
};

export function EvidencePictures({ pictures, of }: EvidencePicturesProps) {
  if (pictures.length === 0) return null;
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
              alt={`Evidence ${index + 1} of ${of}, opens in a new tab`}
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
