import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { Notice } from '@/components/ui/notice';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { StaffStatusBadge } from '@/shared/listings/listing-status-badge';
import { PersonLink } from '@/shared/people/person-link';

const becauseTexts = {
  handle: 'Same handle',
  picture: 'A picture looks the same',
  profile: 'Same address',
} as const;

type DuplicatesProps = { duplicates: StaffListingDetails['duplicates']; onShow: (id: string) => void };

export function Duplicates({ duplicates, onShow }: DuplicatesProps) {
  if (duplicates.length === 0) return null;
  return (
    <section aria-labelledby="details-duplicates">
      <h3 id="details-duplicates" className="sr-only">
        Possible duplicates
      </h3>
      <Notice variant="warning">
        <p className="font-medium">This account may be on Oja already.</p>
      </Notice>
      <ul className="mt-3 grid gap-2">
        {duplicates.map((duplicate) => (
          <li
            key={`${duplicate.id}-${duplicate.because}`}
            className="relative flex items-center gap-3 rounded-md border p-2 text-sm transition-colors hover:bg-accent"
          >
            <ListingPicture
              src={duplicate.thumbnail}
              platform={duplicate.platform}
              className="w-20 shrink-0 rounded-sm"
            />
            <div className="min-w-0 flex-1">
              {/* Covers the whole row; the link to the seller stands above it. */}
              <button
                type="button"
                onClick={() => onShow(duplicate.id)}
                className="block w-full text-left font-medium after:absolute after:inset-0"
              >
                <span className="block truncate">{duplicate.handle}</span>
              </button>
              <p className="truncate text-muted-foreground">
                {becauseTexts[duplicate.because]} ·{' '}
                <PersonLink id={duplicate.seller.id} name={duplicate.seller.name} className="relative z-10" />
              </p>
            </div>
            <StaffStatusBadge status={duplicate.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
