import {
  type LoggedReveal,
  loggedReveals,
  type RevealEntry,
  type RevealFilter,
  type RevealSort,
} from '@oja/contract/security-center';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import { textOrPeopleLike } from '../../../db/text-or-people.ts';
import { numberOfReference, transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import { searchedPurchases } from '../../trade/purchases/index.ts';

export interface RevealRow {
  id: number;
  buyerId: string;
  name: string;
  purchaseId: string;
  number: number;
  handle: string;
  what: LoggedReveal;
  address: string;
  happenedAt: Date;
}

/** Reveals are numbered in order. There is an index for each of these orders. */
const orders: Record<RevealSort, ListOrder<RevealRow>> = {
  date: { columns: [sql`r.id`], valuesOf: ({ id }) => [id], place: z.tuple([z.int()]) },
  what: {
    columns: [sql`r.what`, sql`r.id`],
    valuesOf: ({ what, id }) => [what, id],
    place: z.tuple([z.enum(loggedReveals), z.int()]),
  },
};

export function orderOfReveals({ sort = 'date', direction }: RevealFilter): {
  order: ListOrder<RevealRow>;
  direction: Direction;
} {
  return { order: orders[sort], direction: direction ?? (sort === 'date' ? 'desc' : 'asc') };
}

/** Only the buyer of a purchase is served its credentials, so the viewer is the buyer. */
export async function readRevealPart(
  db: Db,
  filter: RevealFilter,
  part: { cursor?: string | undefined; limit: number },
): Promise<RevealRow[]> {
  const { order, direction } = orderOfReveals(filter);
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (filter.what !== undefined) conditions.push(sql`r.what = ${filter.what}`);
  if (filter.search) conditions.push(await mentions(db, filter.search));
  if (part.cursor !== undefined) conditions.push(beyond(order, direction, part.cursor));
  const { rows } = await sql<RevealRow>`
    select r.id, p.buyer_id, u.name, r.purchase_id, p.number, p.handle, r.what, r.address, r.happened_at
      from purchase_reveals r join purchases p on p.id = r.purchase_id join users u on u.id = p.buyer_id
     where ${sql.join(conditions, sql` and `)}
     order by ${inOrder(order, direction)} limit ${sql.lit(part.limit)}`.execute(db);
  return rows;
}

/** By the reference, the account or the people of the purchase. */
async function mentions(db: Db, search: string): Promise<RawBuilder<unknown>> {
  const number = numberOfReference(search);
  const words = await textOrPeopleLike(db, searchedPurchases('p'), likeContains(search));
  return number === undefined ? words : sql`(p.number = ${number} or ${words})`;
}

export function presentReveal(row: RevealRow): RevealEntry {
  return {
    id: String(row.id),
    buyer: { id: row.buyerId, name: row.name },
    purchase_id: row.purchaseId,
    reference: transactionReference(row.number),
    account: row.handle,
    what: row.what,
    address: row.address,
    happened_at: row.happenedAt.toISOString(),
  };
}
