import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import { nextPollAt } from '../../../domain/poll-backoff.ts';

/** Condition for the query of a poll: excludes rows that are postponed. */
export function isNotPostponed(poll: string, rowId: Expression<unknown>, now: Date): RawBuilder<boolean> {
  return sql<boolean>`not exists (
    select from poll_failures where poll = ${poll} and row_id = ${rowId}::text and retry_at > ${now})`;
}

/** The rows with an earlier failure. */
export async function findFailedBefore(
  db: Db,
  poll: string,
  rowIds: readonly string[],
): Promise<Set<string>> {
  if (rowIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('pollFailures')
    .select('rowId')
    .where('poll', '=', poll)
    .where('rowId', 'in', [...rowIds])
    .execute();
  return new Set(rows.map((row) => row.rowId));
}

/** Postpones a row and counts the attempt; returns the number of failures. */
export async function postponeRow(
  tx: Tx,
  failed: { poll: string; rowId: string; isFailure: boolean; error: string; at: Date },
): Promise<number> {
  const { poll, rowId, isFailure, error: lastError, at } = failed;
  const before = await tx
    .selectFrom('pollFailures')
    .select(['tries', 'failures'])
    .where('poll', '=', poll)
    .where('rowId', '=', rowId)
    .forUpdate()
    .executeTakeFirst();
  const tries = (before?.tries ?? 0) + 1;
  const failures = (before?.failures ?? 0) + (isFailure ? 1 : 0);
  const counted = { tries, failures, lastError, retryAt: nextPollAt(tries, at) };
  await tx
    .insertInto('pollFailures')
    .values({ poll, rowId, ...counted })
    .onConflict((conflict) => conflict.columns(['poll', 'rowId']).doUpdateSet(counted))
    .execute();
  return failures;
}

export async function clearPollFailures(db: Db, poll: string, rowId: string): Promise<void> {
  await db.deleteFrom('pollFailures').where('poll', '=', poll).where('rowId', '=', rowId).execute();
}
