import type { StaffListing } from '@oja/contract/staff-listing';
import type { RefObject } from 'react';
import type { Selection } from '@/components/data-table/use-selection';
import { useWorkKeys } from '@/shared/work/use-work-keys';
import { type DeskAction, deskKeys } from '../logic/desk-keys';
import type { Decide } from './use-decide';

interface Desk {
  listings: readonly StaffListing[];
  /** The details that lie over the list; they may be of a listing that is not on the loaded page. */
  details: { id: string | undefined; listing: StaffListing | undefined; show: (id: string) => void };
  selection: Pick<Selection, 'isSelected' | 'toggle' | 'clear'>;
  decide: Pick<Decide, 'approve'>;
  onReject: (seen: readonly StaffListing[]) => void;
  onDecided: () => void;
  searchBox: RefObject<HTMLInputElement | null>;
}

/** The keys of the desk. In the details they decide what is shown there, and nothing else. */
export function useDeskKeys({ listings, details, selection, decide, onReject, onDecided, searchBox }: Desk) {
  const act = (action: DeskAction, id: string | undefined) => {
    const selected = listings.filter((listing) => selection.isSelected(listing.id));
    const meant = details.id === undefined ? listings.find((listing) => listing.id === id) : details.listing;
    const decidable = meant?.actions.includes('approve') ? [meant] : [];
    if (action === 'search') searchBox.current?.focus();
    else if (action === 'approve-selected') decide.approve(selected, selection.clear);
    else if (action === 'reject-selected') onReject(selected);
    else if (action === 'approve') decide.approve(decidable, onDecided);
    else if (action === 'reject') onReject(decidable);
    else if (action === 'select') decidable.map((listing) => listing.id).forEach(selection.toggle);
    else if (action === 'open' && id !== undefined) details.show(id);
  };
  return useWorkKeys<DeskAction>(deskKeys, act, {
    opened: details,
    from: details.id === undefined ? undefined : { kind: 'listing', id: details.id },
  });
}
