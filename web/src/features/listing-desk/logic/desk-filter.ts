import { type Platform, platforms, staffListingStatuses } from '@oja/contract/listing-fields';
import { type StaffListingStatus, staffStatusLabels } from '@/shared/listings/listing-labels';

/** What the desk shows, as the address of the page says it. */
export interface DeskFilter {
  search: string;
  platform: Platform | undefined;
  status: StaffListingStatus | undefined;
  sort: DeskSort;
  direction: 'asc' | 'desc';
  page: number;
}

export type DeskSort = 'created_at' | 'price' | 'platform' | 'status';

export const sortOptions: readonly { value: DeskSort; label: string }[] = [
  { value: 'created_at', label: 'Date Submitted' },
  { value: 'price', label: 'Price' },
  { value: 'platform', label: 'Platform' },
  { value: 'status', label: 'Status' },
];

/** The specified statuses in their order, then those that exist besides. */
const statusOrder: readonly StaffListingStatus[] = [
  'pending',
  'posted',
  'disputed',
  'draft',
  'sold',
  'rejected',
  'removed',
];
export const statusOptions = statusOrder.map((value) => ({ value, label: staffStatusLabels[value] }));

export const noFilter: DeskFilter = {
  search: '',
  platform: undefined,
  status: undefined,
  sort: 'created_at',
  direction: 'desc',
  page: 1,
};

export function readDeskFilter(query: URLSearchParams): DeskFilter {
  const page = query.get('page') ?? '';
  return {
    search: (query.get('search') ?? '').slice(0, 100).trim(),
    platform: platforms.find((each) => each === query.get('platform')),
    status: staffListingStatuses.find((each) => each === query.get('status')),
    sort: sortOptions.find(({ value }) => value === query.get('sort'))?.value ?? noFilter.sort,
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** As the address and the API have it: only what differs from no filter at all. */
export function deskQueryOf(filter: DeskFilter) {
  return { ...exportQueryOf(filter), ...(filter.page > 1 ? { page: String(filter.page) } : {}) };
}

/** An export holds every page of the filter. */
export function exportQueryOf({ search, platform, status, sort, direction }: DeskFilter) {
  return {
    ...(search ? { search } : {}),
    ...(platform ? { platform } : {}),
    ...(status ? { status } : {}),
    ...(sort === noFilter.sort ? {} : { sort }),
    ...(direction === noFilter.direction ? {} : { direction }),
  };
}

export function isFiltered({ search, platform, status }: DeskFilter): boolean {
  return search !== '' || platform !== undefined || status !== undefined;
}
