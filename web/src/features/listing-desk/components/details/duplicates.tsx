import type { StaffListingDetails } from '@oja/contract/staff-listing';
import { Notice } from '@/components/ui/notice';
import { ListingPicture } from '@/shared/listings/listing-picture';
import { StaffStatusBadge } from '@/shared/listings/listing-status-badge';

const becauseTexts = { handle: 'Same handle', picture: 'A picture looks the same' } as const;

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
          <li key={`${duplicate.id}-${duplicate.because}`}>
            <button
              type="button"
              onClick={() => onShow(duplicate.id)}
              className="flex w-full items-center gap-3 rounded-md border p-2 text-left text-sm transition-colors hover:bg-accent"
            >
              <ListingPicture
                src={duplicate.thumbnail}
                platform={duplicate.platform}
                className="w-20 shrink-0 rounded-sm"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium">{duplicate.handle}</span>
                <span className="block truncate text-muted-foreground">
                  {becauseTexts[duplicate.because]} · {duplicate.seller.name}
                </span>
              </span>
              <StaffStatusBadge status={duplicate.status} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
