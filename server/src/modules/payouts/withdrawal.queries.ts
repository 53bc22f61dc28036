import { sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { Tx } from '../../db/transaction.ts';
import type { WithdrawalStatus } from '../../domain/withdrawal/withdrawal-process.ts';
import type { Cursor } from '../../http/cursor.ts';
import type { WithdrawalRow } from './withdrawal.store.ts';

/** What is on its way out of a wallet: few rows, whatever the history. */
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

/** Which of these are still on their way. */
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

export async function findWithdrawalsToCheck(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('withdrawals')
    .select('id')
    .where('nextCheckAt', '<=', now)
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
    .select(['users.name as personName', 'users.email as personEmail']);

export type WithdrawalWithPerson = WithdrawalRow & { personName: string; personEmail: string };

export function findWithPerson(db: Db, withdrawalId: string): Promise<WithdrawalWithPerson | undefined> {
  return withPerson(db).where('withdrawals.id', '=', withdrawalId).executeTakeFirst();
}

export interface StaffFilter {
  search?: string | undefined;
  status?: WithdrawalStatus | undefined;
  needsAttention: boolean;
  limit: number;
  after: Cursor | undefined;
}

export function findForStaff(db: Db, filter: StaffFilter): Promise<WithdrawalWithPerson[]> {
  const { search, status, needsAttention, after } = filter;
  const pattern = `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
  return withPerson(db)
    .$if(needsAttention, (query) => query.where('withdrawals.attention', 'is not', null))
    .$if(status !== undefined, (query) => query.where('withdrawals.status', '=', status ?? 'requested'))
    .$if(Boolean(search), (query) =>
      query.where((where) =>
        where.or([
          where('users.name', 'ilike', pattern),
          where('users.email', 'ilike', pattern),
          where('withdrawals.reference', 'ilike', pattern),
        ]),
      ),
    )
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(withdrawals.created_at, withdrawals.id) < (${after?.at}, ${after?.id}::uuid)`,
      ),
    )
    .orderBy('withdrawals.createdAt', 'desc')
    .orderBy('withdrawals.id', 'desc')
    .limit(filter.limit)
    .execute();
}

export async function countNeedingAttention(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('withdrawals')
    .select((expression) => expression.fn.countAll<number>().as('waiting'))
    .where('attention', 'is not', null)
    .executeTakeFirstOrThrow();
  return waiting;
}
