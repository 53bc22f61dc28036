import { useState } from 'react';
import { useAddressState } from '@/lib/use-address-state';
import { type DeskFilter, deskAddressOf, readDeskFilter } from '../logic/desk-filter';

type DeskView = DeskFilter & {
  /** The listing whose details are open. */
  listing: string | undefined;
};

const deskAddress = {
  read: (query: URLSearchParams): DeskView => ({
    ...readDeskFilter(query),
    listing: query.get('listing') ?? undefined,
  }),
  write: ({ listing, ...filter }: DeskView): Record<string, string> => ({
    ...deskAddressOf(filter),
    ...(listing ? { listing } : {}),
  }),
};

/** The filter and the open details, as the address of the page has them. */
export function useDeskAddress() {
  const [{ listing: detailsId, ...filter }, change] = useAddressState(deskAddress);
  // The last one stays known, because the dialog shows it until its closing animation has ended.
  const [lastDetailsId, setLastDetailsId] = useState(detailsId);
  if (detailsId !== undefined && detailsId !== lastDetailsId) setLastDetailsId(detailsId);
  return {
    filter,
    show: (part: Partial<DeskFilter>) => change(part),
    detailsId,
    lastDetailsId,
    openDetails: (listing: string) => change({ listing }),
    closeDetails: () => {
      if (detailsId !== undefined) change({ listing: undefined });
    },
  };
}
