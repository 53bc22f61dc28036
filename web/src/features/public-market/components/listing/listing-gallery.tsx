import type { ListingDetails } from '@oja/contract/listings';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { thumbnailOf } from '@/shared/listings/thumbnail-of';

export function ListingGallery({ listing }: { listing: ListingDetails }) {
  const { images, handle, platform } = listing;
  const [shown, setShown] = useState(0);
  const picture = images[shown];
  return (
    <div className="grid gap-3">
      {picture === undefined ? (
        <ListingPicture src={null} platform={platform} className="rounded-lg border" />
      ) : (
        <WholePicture
          key={picture}
          src={picture}
          alt={`Screenshot ${shown + 1} of ${handle}`}
          count={images.length > 1 ? `${shown + 1} / ${images.length}` : undefined}
        />
      )}
      {images.length > 1 ? (
        <ul aria-label="Screenshots" className="grid grid-cols-4 gap-2 sm:grid-cols-6 sm:gap-3">
          {images.map((url, index) => (
            <li key={url}>
              <button
                type="button"
                aria-label={`Show screenshot ${index + 1}`}
                aria-pressed={index === shown}
                onClick={() => setShown(index)}
                className={cn(
                  'block w-full overflow-hidden rounded-md border transition-opacity hover:opacity-80',
                  index === shown && 'border-primary ring-2 ring-primary',
                )}
              >
                <ListingPicture src={thumbnailOf(url)} platform={platform} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type WholePictureProps = { src: string; alt: string; count: string | undefined };

/** All of a picture, upright or wide. What it leaves of the frame is filled with a blurred copy of itself. */
function WholePicture({ src, alt, count }: WholePictureProps) {
  return (
    <a
      href={src}
      target="_blank"
      rel="noreferrer"
      className="relative isolate block aspect-[4/3] overflow-hidden rounded-lg border bg-secondary sm:aspect-listing"
    >
      <img
        src={thumbnailOf(src)}
        alt=""
        aria-hidden="true"
        className="-z-10 absolute inset-0 size-full scale-125 object-cover opacity-70 blur-2xl"
      />
      <img
        src={src}
        alt={`${alt}, opens in a new tab`}
        width={1200}
        height={750}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 size-full object-contain"
      />
      {count === undefined ? null : (
        <span className="tabular absolute right-3 bottom-3 rounded-full border bg-card px-2.5 py-0.5 font-medium text-card-foreground text-xs">
          {count}
        </span>
      )}
    </a>
  );
}
