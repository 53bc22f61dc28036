import type { StaffListing } from '@oja/contract/staff-listing';
import type { Selection } from '@/components/data-table/use-selection';
import { rowAttribute } from '@/components/list-keys/use-return-to-row';
import { cn } from '@/lib/class-names';
import type { Decide } from '../../hooks/use-decide';
import type { OpenDeskDialog } from '../../hooks/use-desk-dialogs';
import { StaffCard } from './staff-card';

type CardListProps = {
  listings: readonly StaffListing[];
  selection: Selection;
  decide: Decide;
  /** Still the answer to the filter before. */
  isStale: boolean;
  onDetails: (id: string) => void;
  onOpen: OpenDeskDialog;
};

export const cardGridClasses = 'grid gap-4 md:grid-cols-2 2xl:grid-cols-3';

export function CardList({ listings, selection, decide, isStale, onDetails, onOpen }: CardListProps) {
  return (
    <ul aria-busy={isStale} className={cn(cardGridClasses, 'transition-opacity aria-busy:opacity-60')}>
      {listings.map((listing) => (
        // Keys move focus from card to card; the Tab key goes to the buttons inside.
        <li key={listing.id} {...{ [rowAttribute]: listing.id }} tabIndex={-1} className="min-w-0 rounded-lg">
          <StaffCard
            listing={listing}
            isSelected={selection.isSelected(listing.id)}
            onToggle={() => selection.toggle(listing.id)}
            isApproving={decide.approving.includes(listing.id)}
            onApprove={() => decide.approve([listing])}
            onDetails={() => onDetails(listing.id)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
