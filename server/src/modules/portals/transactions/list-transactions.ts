import type { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import type { BesideOf, QueryOf, ReplyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../../deps/deps.ts';
import { pageOf } from '../../../http/list-order.ts';
import { presentTransaction, type TransactionViewer } from './transaction.presenter.ts';
import { countTransactions, orderOfTransactions, readTransactions } from './transaction.queries.ts';

type ListTransactions = typeof adminTransactionEndpoints.listStaffTransactions;

const pageSize = 25;

/** A page of the transactions that are not hidden, and their number. */
export async function listTransactions(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  viewer: TransactionViewer,
  query: QueryOf<ListTransactions>,
): Promise<{ data: ReplyOf<ListTransactions> } & BesideOf<ListTransactions>> {
  const limit = query.limit ?? pageSize;
  const { timezone: timeZone } = await deps.settings.read('general');
  const filter = { ...query, now: deps.now(), timeZone };
  const [rows, { total, exact }] = await Promise.all([
    readTransactions(deps.db, { ...filter, limit: limit + 1 }),
    countTransactions(deps.db, filter),
  ]);
  const { page, nextCursor } = pageOf(rows, limit, orderOfTransactions(query));
  return {
    data: page.map((row) => presentTransaction(row, viewer)),
    next_cursor: nextCursor,
    total,
    total_is_exact: exact,
  };
}
