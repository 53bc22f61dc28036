import type { ListingDetails } from '@oja/contract/listings';
import { useState } from 'react';
import { cn } from '@/lib/class-names';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { thumbnailOf } from '@/shared/listings/thumbnail-of';

export function ListingGallery({ listing }: { listing: ListingDetails }) {
  const { images, handle, platform } = listing;
  const [shown, setShown] = useState(0);
  return (
    <div className="grid gap-3">
      <ListingPicture
        src={images[shown]}
        platform={platform}
        alt={`Screenshot ${shown + 1} of ${handle}`}
        eager
        whole
        className="rounded-lg border"
      />
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
