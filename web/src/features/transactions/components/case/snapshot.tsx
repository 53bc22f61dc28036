import type { StaffCase } from '@oja/contract/disputes';
import { Facts } from '@/components/ui/facts';
import { platformLabel } from '@/components/ui/platform-mark';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { claimRows } from '@/shared/listings/claim-texts';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { thumbnailOf } from '@/shared/listings/thumbnail-of';

/** The account as it was offered when it was bought; later edits do not show here. */
export function Snapshot({ file: { listing } }: { file: StaffCase }) {
  return (
    <div className="grid gap-4">
      <Facts
        className="sm:grid-cols-3"
        facts={[
          { term: 'Account', value: listing.handle },
          { term: 'Platform', value: platformLabel(listing.platform) },
          { term: 'Price', value: formatNaira(listing.price) },
          { term: 'Category', value: listing.category ?? 'Not given' },
          {
            term: 'Followers',
            value: listing.followers === null ? 'Not given' : formatCount(listing.followers),
          },
          { term: 'Engagement', value: listing.engagement === null ? 'Not given' : `${listing.engagement}%` },
          ...claimRows(listing.claims).map(({ term, value }) => ({ term: `${term} (claim)`, value })),
        ]}
      />
      {listing.url ? (
        <a
          href={listing.url}
          target="_blank"
          rel="noreferrer"
          className="w-fit break-all rounded-sm text-primary text-sm underline underline-offset-4"
        >
          {listing.url}
        </a>
      ) : null}
      <p className="whitespace-pre-line break-words text-sm">{listing.description}</p>
      {listing.images.length > 0 ? (
        <ul aria-label="Screenshots" className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          {listing.images.map((image, index) => (
            <li key={image}>
              <a href={image} target="_blank" rel="noreferrer" className="block">
                <ListingPicture
                  src={thumbnailOf(image)}
                  platform={listing.platform}
                  alt={`Screenshot ${index + 1}, opens in a new tab`}
                  className="rounded-md border"
                />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
