import type { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import type { BesideOf, QueryOf, ReplyOf } from '@oja/contract/endpoint';
import type { Deps } from '../../deps.ts';
import { encodePlace } from '../../http/cursor.ts';
import { presentTransaction } from './transaction.presenter.ts';
import { countTransactions, placeOf, readTransactions } from './transaction.queries.ts';

type ListTransactions = typeof adminTransactionEndpoints.listStaffTransactions;

const pageSize = 25;

/** A page of every deal but the hidden ones, beside how many there are. */
export async function listTransactions(
  deps: Deps,
  adminId: string,
  query: QueryOf<ListTransactions>,
): Promise<{ data: ReplyOf<ListTransactions> } & BesideOf<ListTransactions>> {
  const limit = query.limit ?? pageSize;
  const now = deps.now();
  const [rows, { total, exact }] = await Promise.all([
    readTransactions(deps.db, { ...query, limit: limit + 1, now }),
    countTransactions(deps.db, query, now),
  ]);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    data: page.map((row) => presentTransaction(row, adminId)),
    next_cursor: last ? encodePlace(placeOf(last, query.sort)) : null,
    total,
    total_is_exact: exact,
  };
}
