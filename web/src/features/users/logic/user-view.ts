import { type UserStatus, userStatuses } from '@oja/contract/accounts';
import { type UserRoleFilter, type UserSort, userRoleFilters, userSorts } from '@oja/contract/admin-users';
import type { Direction, Order } from '@/components/data-table/column';
import { noRanges, type Ranges, rangeAddress } from '@/components/data-table/ranges';
import { oneOf, withoutEmpty } from '@/lib/query-params';

const ranges = rangeAddress({ days: 'joined', amounts: 'balance' });

/** All of the page that a link or the Back button brings back. */
export interface UserView extends Ranges {
  search: string;
  role: UserRoleFilter | undefined;
  status: UserStatus | undefined;
  sort: UserSort;
  direction: Direction;
  page: number;
  /** Whose profile is open. */
  user: string | undefined;
}

export function readUserView(query: URLSearchParams): UserView {
  const sort = oneOf(userSorts, query.get('sort')) ?? newestFirst.sort;
  return {
    search: query.get('search') ?? '',
    role: oneOf(userRoleFilters, query.get('role')),
    status: oneOf(userStatuses, query.get('status')),
    ...ranges.read(query),
    sort,
    direction: oneOf(['asc', 'desc'] as const, query.get('direction')) ?? firstDirection[sort],
    page: readPage(query.get('page')),
    user: query.get('user') ?? undefined,
  };
}

export const newestFirst: Order<UserSort> = { sort: 'joined', direction: 'desc' };

/** Newest people and largest balances first, everything else from A on. */
export const firstDirection: Readonly<Record<UserSort, Direction>> = {
  joined: 'desc',
  name: 'asc',
  role: 'asc',
  status: 'asc',
  balance: 'desc',
};

export function writeUserView(view: UserView): Record<string, string> {
  return withoutEmpty({
    ...filterOf(view),
    search: view.search,
    sort: view.sort === newestFirst.sort ? undefined : view.sort,
    direction: view.direction === firstDirection[view.sort] ? undefined : view.direction,
    page: view.page === 1 ? undefined : String(view.page),
    user: view.user,
  });
}

/** As the calls take it; the first look at the page sends nothing at all. */
function filterOf(view: UserView) {
  return {
    search: view.search.trim() || undefined,
    role: view.role,
    status: view.status,
    ...ranges.write(view),
  };
}

export function listQueryOf(view: UserView) {
  return { ...exportQueryOf(view), page: view.page === 1 ? undefined : String(view.page) };
}

/** A file holds every page of the filter, in the order of the table. */
export function exportQueryOf(view: UserView) {
  const isPlain = view.sort === newestFirst.sort && view.direction === newestFirst.direction;
  return { ...filterOf(view), ...(isPlain ? {} : { sort: view.sort, direction: view.direction }) };
}

export function isFiltered(view: UserView): boolean {
  return Object.values(filterOf(view)).some((value) => value !== undefined);
}

export const noFilter = {
  search: '',
  role: undefined,
  status: undefined,
  ...noRanges,
  page: 1,
} as const;

function readPage(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
