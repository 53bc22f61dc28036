import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type DeskFilter, deskQueryOf, readDeskFilter } from '../logic/desk-filter';

/** The filter, and the listing whose details are open, as the address of the page has them. */
export function useDeskAddress() {
  const [query, setQuery] = useSearchParams();
  const filter = readDeskFilter(query);
  const detailsId = query.get('listing');
  // The last one stays known while the dialog closes, so that it can leave in peace.
  const [lastDetailsId, setLastDetailsId] = useState(detailsId);
  if (detailsId !== null && detailsId !== lastDetailsId) setLastDetailsId(detailsId);

  const go = (next: DeskFilter, listing?: string) =>
    setQuery(new URLSearchParams({ ...deskQueryOf(next), ...(listing ? { listing } : {}) }), {
      replace: true,
      preventScrollReset: true,
    });
  return {
    filter,
    show: (next: DeskFilter) => go(next),
    detailsId,
    lastDetailsId,
    openDetails: (id: string) => go(filter, id),
    closeDetails: () => {
      if (detailsId !== null) go(filter);
    },
  };
}
