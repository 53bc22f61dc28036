import { type ListingStatus, listingStatuses } from '@oja/contract/listing-fields';
import { listingStatusLabels } from '@oja/contract/listing-labels';

/** What the page shows of the own listings, as its address says it. */
export interface OwnFilter {
  search: string;
  status: OwnStatus | undefined;
}

/** 'active' is what sellers call what is on the market. */
type OwnStatus = ListingStatus | 'active';

/** The specified options in their order, then those that exist besides. */
export const statusOptions: readonly { value: OwnStatus; label: string }[] = [
  { value: 'active', label: 'Active' },
  { value: 'pending', label: 'Pending' },
  { value: 'sold', label: 'Sold' },
  { value: 'draft', label: 'Draft' },
  { value: 'rejected', label: listingStatusLabels.rejected },
  { value: 'disputed', label: listingStatusLabels.disputed },
];

export const allStatuses = 'All Status';

export function readOwnFilter(query: URLSearchParams): OwnFilter {
  const wanted = query.get('status');
  return {
    search: query.get('search') ?? '',
    status: ([...listingStatuses, 'active'] as const).find((status) => status === wanted),
  };
}

export function writeOwnFilter({ search, status }: OwnFilter): Record<string, string> {
  return { ...(search ? { search } : {}), ...(status ? { status } : {}) };
}

type OwnView = OwnFilter & { isAdding: boolean };

/** The whole view of the page; `add` opens the creation dialog, so that other pages can lead to it. */
export const ownAddress = {
  read: (query: URLSearchParams): OwnView => ({ ...readOwnFilter(query), isAdding: query.has('add') }),
  write: ({ isAdding, ...filter }: OwnView): Record<string, string> => ({
    ...writeOwnFilter(filter),
    ...(isAdding ? { add: '1' } : {}),
  }),
};

export function isFiltered(filter: OwnFilter): boolean {
  return filter.search !== '' || filter.status !== undefined;
}
