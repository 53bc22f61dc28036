import { nairaFromKobo } from '@oja/contract/money';
import type { ParkedFilter, ParkedOutcome, ParkedPayment, ParkedSort } from '@oja/contract/parked-payments';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampAndId } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';

const selectWaiting = (db: Db) =>
  db
    .selectFrom('payments as p')
    .innerJoin('users as u', 'u.id', 'p.userId')
    .leftJoin('parkedDecisions as d', 'd.paymentId', 'p.id')
    .leftJoin('approvals as a', (join) =>
      join
        .on('a.kind', '=', 'parked_payment')
        .on('a.status', '=', 'waiting')
        .on('a.subjectId', '=', sql<string>`p.id::text`),
    )
    .leftJoin('users as by', 'by.id', 'a.proposedBy')
    .select([
      'p.id',
      'p.reference',
      'p.amountKobo',
      'p.parkedKobo',
      'p.parkedWhy',
      'p.settledAt',
      'p.withdrawalId',
    ])
    .select(['u.id as userId', 'u.name', 'u.email'])
    .select(['a.id as approvalId', 'a.reason', 'a.proposedAt', 'a.proposedBy', 'by.name as proposer'])
    .select(
      sql<'open' | 'lost' | null>`(select max(c.status) from chargebacks c
                                    where c.payment_id = p.id and c.status <> 'won')`.as('chargeback'),
    )
    .select(sql<ParkedOutcome | null>`a.payload ->> 'outcome'`.as('outcome'))
    .where('p.status', '=', 'parked')
    .where('d.paymentId', 'is', null);

export type WaitingRow = Awaited<ReturnType<ReturnType<typeof selectWaiting>['executeTakeFirstOrThrow']>>;

/** A column and its tie-breakers; an index holds each of them in this order. */
const orders: Record<ParkedSort, ListOrder<WaitingRow>> = {
  parked: {
    columns: [sql`p.settled_at`, sql`p.id`],
    valuesOf: ({ settledAt, id }) => [settledAt, id],
    place: timestampAndId,
  },
  received: {
    columns: [sql`p.parked_kobo`, sql`p.id`],
    valuesOf: ({ parkedKobo, id }) => [parkedKobo, id],
    place: z.tuple([z.int(), z.uuid()]),
  },
};

/** Oldest first by default. */
export function orderOfParked({ sort = 'parked', direction = 'asc' }: ParkedFilter): {
  order: ListOrder<WaitingRow>;
  direction: Direction;
} {
  return { order: orders[sort], direction };
}

export function readParked(
  db: Db,
  filter: ParkedFilter & { cursor?: string | undefined; limit: number },
): Promise<WaitingRow[]> {
  const { search, state, cursor } = filter;
  const { order, direction } = orderOfParked(filter);
  let query = selectWaiting(db).orderBy(inOrder(order, direction)).limit(filter.limit);
  if (state !== undefined) query = query.where('a.id', state === 'proposed' ? 'is not' : 'is', null);
  if (search) {
    const pattern = likeContains(search);
    // Restricted to open payments, which one small index holds.
    query = query.where(sql<boolean>`(lower(p.reference) like ${pattern} or u.search_text like ${pattern})`);
  }
  if (cursor !== undefined) query = query.where(beyond(order, direction, cursor));
  return query.execute();
}

export function presentParked(row: WaitingRow, staffId: string): ParkedPayment {
  return {
    id: row.id,
    kind: row.withdrawalId === null ? 'payment' : 'returned_withdrawal',
    reference: row.reference,
    person: { id: row.userId, name: row.name, email: row.email },
    asked: nairaFromKobo(row.amountKobo),
    received: nairaFromKobo(row.parkedKobo ?? 0),
    why: row.parkedWhy ?? '',
    chargeback: row.chargeback,
    parked_at: (row.settledAt ?? new Date(0)).toISOString(),
    proposal:
      row.approvalId && row.outcome && row.reason && row.proposedAt && row.proposedBy
        ? {
            id: row.approvalId,
            outcome: row.outcome,
            reason: row.reason,
            by: row.proposer ?? '',
            by_id: row.proposedBy,
            at: row.proposedAt.toISOString(),
            own: row.proposedBy === staffId,
          }
        : null,
  };
}
