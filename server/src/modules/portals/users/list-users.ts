import type { adminUserEndpoints } from '@oja/contract/admin-users';
import { usersPerPage } from '@oja/contract/admin-users';
import type { BesideOf, QueryOf, ReplyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../../deps/deps.ts';
import { readWalletBalances } from '../../money/ledger/index.ts';
import { readUserTallies } from '../../platform/tallies/index.ts';
import { presentUser, type UserViewer } from './user.presenter.ts';
import { readCriteria } from './user-criteria.ts';
import { countUsers, readUserPage } from './user-list.queries.ts';

type ListUsers = typeof adminUserEndpoints.listUsers;

/** A page of users with the figures above it. A page beyond the last one returns the last one. */
export async function listUsers(
  deps: Pick<Deps, 'db' | 'settings'>,
  viewer: UserViewer,
  query: QueryOf<ListUsers>,
): Promise<{ data: ReplyOf<ListUsers> } & BesideOf<ListUsers>> {
  const perPage = query.per_page ?? usersPerPage;
  const criteria = await readCriteria(deps, query);
  const [{ total, exact }, count] = await Promise.all([
    countUsers(deps.db, criteria),
    readUserTallies(deps.db),
  ]);
  const lastPage = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(query.page ?? 1, lastPage);
  const offset = (page - 1) * perPage;
  // A search with more hits than were counted has no known end to be read from.
  const place = { offset, limit: perPage, total: exact ? total : undefined };
  const rows = total === 0 ? [] : await readUserPage(deps.db, criteria, place);
  const balances = await readWalletBalances(
    deps.db,
    rows.map((row) => row.id),
  );
  return {
    data: {
      data: rows.map((row) => presentUser(row, { viewer, balanceKobo: balances.get(row.id) ?? 0 })),
      current_page: page,
      last_page: lastPage,
      per_page: perPage,
      total,
      from: rows.length === 0 ? null : offset + 1,
      to: rows.length === 0 ? null : offset + rows.length,
    },
    total_is_exact: exact,
    stats: {
      total: count({}),
      active: count({ status: 'active' }),
      sellers: count({ roles: ['seller', 'verified_seller'] }),
      suspended: count({ status: 'banned' }),
    },
  };
}
