import { type WithdrawalFilter, type WithdrawalSort, withdrawalStatuses } from '@oja/contract/payouts';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { withinRanges } from '../../../db/range-conditions.ts';
import { inOrder } from '../../../db/row-order.ts';
import type { Tx } from '../../../db/transaction.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { type Cursor, timestampAndId, timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import { isNotPostponed } from '../../platform/row-polls/index.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** Open withdrawals of a wallet: few rows, whatever the history. */
export async function readOpenWithdrawals(
  db: Db | Tx,
  userId: string,
): Promise<{ ids: string[]; totalKobo: number }> {
  const rows = await db
    .selectFrom('withdrawals')
    .select(['id', 'amountKobo'])
    .where('userId', '=', userId)
    .where('settledAt', 'is', null)
    .execute();
  return {
    ids: rows.map((row) => row.id),
    totalKobo: rows.reduce((sum, row) => sum + row.amountKobo, 0),
  };
}

/** The ids of open withdrawals among these. */
export async function findOpenAmong(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('id', 'in', [...ids])
    .where('settledAt', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.id));
}

export function findOwnWithdrawals(
  db: Db,
  input: { userId: string; limit: number; after: Cursor | undefined },
): Promise<WithdrawalRow[]> {
  const { after } = input;
  return db
    .selectFrom('withdrawals')
    .selectAll()
    .where('userId', '=', input.userId)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}, ${after?.id}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(input.limit)
    .execute();
}

export async function findWithdrawalsToCheck(
  db: Db,
  { poll, now, limit }: { poll: string; now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('nextCheckAt', '<=', now)
    .where(isNotPostponed(poll, sql.ref('withdrawals.id'), now))
    .orderBy('nextCheckAt')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

export async function findByReference(db: Db, reference: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row?.id;
}

const withPerson = (db: Db) =>
  db
    .selectFrom('withdrawals')
    .innerJoin('users', 'users.id', 'withdrawals.userId')
    .selectAll('withdrawals')
    .select(['users.name as personName', 'users.email as personEmail'])
    .select(({ exists, selectFrom, ref }) =>
      exists(
        selectFrom('approvals')
          .select('approvals.id')
          .where('approvals.kind', '=', 'withdrawal')
          .where('approvals.subjectId', '=', sql<string>`${ref('withdrawals.id')}::text`)
          .where('approvals.status', '=', 'waiting'),
      ).as('isReleaseProposed'),
    );

export type WithdrawalWithPerson = WithdrawalRow & {
  personName: string;
  personEmail: string;
  isReleaseProposed: SqlBool;
};

export function findWithPerson(db: Db, withdrawalId: string): Promise<WithdrawalWithPerson | undefined> {
  return withPerson(db).where('withdrawals.id', '=', withdrawalId).executeTakeFirst();
}

/** A column and its tie-breakers; an index holds each of them in this order. */
export const withdrawalOrders: Record<WithdrawalSort, ListOrder<WithdrawalRow>> = {
  date: {
    columns: [sql`withdrawals.created_at`, sql`withdrawals.id`],
    valuesOf: ({ createdAt, id }) => [createdAt, id],
    place: timestampAndId,
  },
  amount: {
    columns: [sql`withdrawals.amount_kobo`, sql`withdrawals.id`],
    valuesOf: ({ amountKobo, id }) => [amountKobo, id],
    place: z.tuple([z.int(), z.uuid()]),
  },
  status: {
    columns: [sql`withdrawals.status`, sql`withdrawals.created_at`, sql`withdrawals.id`],
    valuesOf: ({ status, createdAt, id }) => [status, createdAt, id],
    place: z.tuple([z.enum(withdrawalStatuses), timestampInCursor, z.uuid()]),
  },
};

const rangeColumns = { amountKobo: sql.ref('withdrawals.amountKobo'), at: sql.ref('withdrawals.createdAt') };

export function findForStaff(
  db: Db,
  filter: WithdrawalFilter & { cursor?: string | undefined; limit: number; timeZone: string },
): Promise<WithdrawalWithPerson[]> {
  const { search, status, attention, cursor, sort = 'date', direction = 'desc' } = filter;
  const order = withdrawalOrders[sort];
  let query = withPerson(db).orderBy(inOrder(order, direction)).limit(filter.limit);
  if (attention !== undefined) query = query.where('withdrawals.attention', 'is not', null);
  if (status !== undefined) query = query.where('withdrawals.status', '=', status);
  if (search) query = query.where(mentions(search));
  for (const condition of withinRanges(rangeColumns, filter)) query = query.where(condition);
  if (cursor !== undefined) query = query.where(beyond(order, direction, cursor));
  return query.execute();
}

/** Users are found first, so that both their withdrawals and the references can be looked up in an index. */
function mentions(search: string) {
  const pattern = likeContains(search);
  return sql<boolean>`(withdrawals.reference like ${pattern} or withdrawals.user_id = any (array(
    select id from users where search_text like ${pattern})))`;
}

export async function countNeedingAttention(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('withdrawals')
    .select((expression) => expression.fn.countAll<number>().as('waiting'))
    .where('attention', 'is not', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
