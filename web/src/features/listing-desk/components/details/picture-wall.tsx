import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { thumbnailOf } from '@/shared/listings/thumbnail-of';

/** All pictures at once, because staff compare them; each opens in full in a tab of its own. */
export function PictureWall({ listing }: { listing: StaffListingDetails }) {
  if (listing.images.length === 0) {
    return <p className="rounded-lg bg-muted p-4 text-muted-foreground text-sm">No pictures were given.</p>;
  }
  return (
    <ul aria-label="Pictures" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
      {listing.images.map((url, index) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            className="block overflow-hidden rounded-md border transition-opacity hover:opacity-80"
          >
            <ListingPicture
              src={thumbnailOf(url)}
              platform={listing.platform}
              alt={`Picture ${index + 1}, opens in full`}
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
