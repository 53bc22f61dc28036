import { type UserStatus, userStatuses } from '@oja/contract/accounts';
import { type UserRoleFilter, type UserSort, userRoleFilters, userSorts } from '@oja/contract/admin-users';
import type { Direction, Order } from '@/components/data-table/column';
import { oneOf, readAmount, readDay, withoutEmpty } from '@/lib/query-params';

/** All of the page that a link or the Back button brings back. */
export interface UserView {
  search: string;
  role: UserRoleFilter | undefined;
  status: UserStatus | undefined;
  /** Days such as 2026-03-04; empty without a limit. */
  joinedFrom: string;
  joinedTo: string;
  /** Naira in plain digits; empty without a limit. */
  balanceFrom: string;
  balanceTo: string;
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
    joinedFrom: readDay(query.get('joined_from')),
    joinedTo: readDay(query.get('joined_to')),
    balanceFrom: readAmount(query.get('balance_from')),
    balanceTo: readAmount(query.get('balance_to')),
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
    joined_from: view.joinedFrom || undefined,
    joined_to: view.joinedTo || undefined,
    balance_from: view.balanceFrom || undefined,
    balance_to: view.balanceTo || undefined,
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

/** The days and amounts, of which a button tells how many are set. */
export function countRanges({ joinedFrom, joinedTo, balanceFrom, balanceTo }: UserView): number {
  return [joinedFrom, joinedTo, balanceFrom, balanceTo].filter((limit) => limit !== '').length;
}

/** Which range is empty because its first end is behind its last. */
export function crossedRange({ joinedFrom, joinedTo, balanceFrom, balanceTo }: UserView) {
  const isBoth = (from: string, to: string) => from !== '' && to !== '';
  return {
    joined: isBoth(joinedFrom, joinedTo) && joinedFrom > joinedTo,
    balance: isBoth(balanceFrom, balanceTo) && Number(balanceFrom) > Number(balanceTo),
  };
}

export const noFilter = {
  search: '',
  role: undefined,
  status: undefined,
  joinedFrom: '',
  joinedTo: '',
  balanceFrom: '',
  balanceTo: '',
  page: 1,
} as const;

function readPage(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}
