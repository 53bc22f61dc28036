import { cn } from '@/lib/class-names';

interface Picture {
  id: string;
  url: string;
  thumbnail: string;
}

const sizes = {
  small: { width: 96, height: 60, className: 'h-15 w-24' },
  medium: { width: 112, height: 84, className: 'h-21 w-28' },
  large: { width: 144, height: 90, className: 'h-22 w-36' },
} as const;

type ThumbnailProps = {
  picture: Picture;
  /** What the picture is, for example 'Evidence 1 of the buyer'. */
  name: string;
  size: keyof typeof sizes;
};

/** A small copy of a picture that opens the whole one. */
export function Thumbnail({ picture, name, size }: ThumbnailProps) {
  const { width, height, className } = sizes[size];
  return (
    <a
      href={picture.url}
      target="_blank"
      rel="noreferrer"
      className="block overflow-hidden rounded-md border transition-opacity hover:opacity-85"
    >
      <img
        src={picture.thumbnail}
        alt={`${name}, opens in a new tab`}
        width={width}
        height={height}
        loading="lazy"
        className={cn('object-cover', className)}
      />
    </a>
  );
}

type ThumbnailsProps = {
  pictures: readonly Picture[];
  /** The name of the picture at this place. */
  nameOf: (number: number) => string;
  size?: keyof typeof sizes;
  label?: string;
};

export function Thumbnails({ pictures, nameOf, size = 'large', label }: ThumbnailsProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <Thumbnail picture={picture} name={nameOf(index + 1)} size={size} />
        </li>
      ))}
    </ul>
  );
}
