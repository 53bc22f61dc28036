import { type Platform, platforms, staffListingStatuses } from '@oja/contract/listing-fields';
import { type StaffListingStatus, staffStatusLabels } from '@oja/contract/listing-labels';
import { oneOf } from '@/lib/query-params';

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

/** What waits for review is worked through from the oldest on; otherwise the newest is of most interest. */
export function usualDirection(status: DeskFilter['status']): DeskFilter['direction'] {
  return status === 'pending' ? 'asc' : 'desc';
}

export function readDeskFilter(query: URLSearchParams): DeskFilter {
  const page = query.get('page') ?? '';
  const status = staffListingStatuses.find((each) => each === query.get('status'));
  return {
    search: (query.get('search') ?? '').slice(0, 100).trim(),
    platform: platforms.find((each) => each === query.get('platform')),
    status,
    sort: sortOptions.find(({ value }) => value === query.get('sort'))?.value ?? noFilter.sort,
    direction: oneOf(['asc', 'desc'] as const, query.get('direction')) ?? usualDirection(status),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** As the address has it: only what differs from the usual. */
export function deskAddressOf({ direction, ...filter }: DeskFilter) {
  const isUsual = direction === usualDirection(filter.status);
  return {
    ...deskQueryOf({ ...filter, direction: noFilter.direction }),
    ...(isUsual ? {} : { direction }),
  };
}

/** As the API has it: only what differs from no filter at all. */
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
