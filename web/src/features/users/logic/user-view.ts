import { type UserStatus, userStatuses } from '@oja/contract/accounts';
import { type UserRoleFilter, type UserSort, userRoleFilters, userSorts } from '@oja/contract/admin-users';
import type { Density } from '@/components/table/table-options';

/** All of the page that a link or the Back button brings back. */
export interface UserView {
  search: string;
  role: UserRoleFilter | undefined;
  status: UserStatus | undefined;
  sort: UserSort;
  direction: 'asc' | 'desc';
  page: number;
  hidden: UserColumn[];
  density: Density;
  /** Whose profile is open. */
  user: string | undefined;
}

/** The columns beside the name, in their order; each may be hidden. */
export const userColumns = ['role', 'status', 'plan', 'balance'] as const;
export type UserColumn = (typeof userColumns)[number];

export function readUserView(query: URLSearchParams): UserView {
  const sort = oneOf(userSorts, query.get('sort')) ?? 'joined';
  const hidden = (query.get('hide') ?? '').split(',');
  return {
    search: query.get('search') ?? '',
    role: oneOf(userRoleFilters, query.get('role')),
    status: oneOf(userStatuses, query.get('status')),
    sort,
    direction: oneOf(['asc', 'desc'] as const, query.get('direction')) ?? firstDirection[sort],
    page: readPage(query.get('page')),
    hidden: userColumns.filter((column) => hidden.includes(column)),
    density: query.get('density') === 'compact' ? 'compact' : 'comfortable',
    user: query.get('user') ?? undefined,
  };
}

/** Newest people first, names from A on. */
export const firstDirection: Readonly<Record<UserSort, 'asc' | 'desc'>> = { joined: 'desc', name: 'asc' };

/** What is as it always begins is left out of the address. */
export function writeUserView(view: UserView): Record<string, string> {
  const written: [string, string | undefined][] = [
    ['search', view.search],
    ['role', view.role],
    ['status', view.status],
    ['sort', view.sort === 'joined' ? undefined : view.sort],
    ['direction', view.direction === firstDirection[view.sort] ? undefined : view.direction],
    ['page', view.page === 1 ? undefined : String(view.page)],
    ['hide', view.hidden.join(',')],
    ['density', view.density === 'compact' ? 'compact' : undefined],
    ['user', view.user],
  ];
  return Object.fromEntries(written.filter((entry): entry is [string, string] => Boolean(entry[1])));
}

/** As the calls take it; the first look at the page sends nothing at all. */
export function filterOf({ search, role, status }: Pick<UserView, 'search' | 'role' | 'status'>) {
  return { search: search.trim() || undefined, role, status };
}

export function listQueryOf(view: UserView) {
  const isPlain = view.sort === 'joined' && view.direction === 'desc';
  return {
    ...filterOf(view),
    ...(isPlain ? {} : { sort: view.sort, direction: view.direction }),
    page: view.page === 1 ? undefined : String(view.page),
  };
}

export function isFiltered({ search, role, status }: UserView): boolean {
  return search !== '' || role !== undefined || status !== undefined;
}

function readPage(text: string | null): number {
  return text !== null && /^[1-9][0-9]{0,5}$/.test(text) ? Number(text) : 1;
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}
