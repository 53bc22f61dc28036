import { randomUUID } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../../db/client.ts';
import type { GatewayComparisons, GatewayDifferences } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { Difference } from './find-differences.ts';

export type ComparisonRow = Selectable<GatewayComparisons>;
export type DifferenceRow = Selectable<GatewayDifferences>;

export async function insertComparison(tx: Tx, row: Insertable<GatewayComparisons>): Promise<void> {
  await tx.insertInto('gatewayComparisons').values(row).execute();
}

/** Upserts an open difference. True when it is new. */
export async function upsertDifference(
  tx: Tx,
  difference: Difference,
  seen: { comparisonId: string; at: Date },
): Promise<boolean> {
  const id = randomUUID();
  const stored = await tx
    .insertInto('gatewayDifferences')
    .values({ id, ...difference, comparisonId: seen.comparisonId, foundAt: seen.at, seenAt: seen.at })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'reference']).where('goneAt', 'is', null).doUpdateSet({
        seenAt: seen.at,
        hereKobo: difference.hereKobo,
        hereStatus: difference.hereStatus,
        thereKobo: difference.thereKobo,
        thereStatus: difference.thereStatus,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return stored.id === id;
}

/** Closes a difference that both sides no longer show, or show differently. */
export async function endDifference(tx: Tx, differenceId: string, at: Date): Promise<void> {
  await tx
    .updateTable('gatewayDifferences')
    .set({ goneAt: at })
    .where('id', '=', differenceId)
    .where('goneAt', 'is', null)
    .execute();
}

/** Closes balance differences with another gap; their explanations become history. */
export async function endOtherBalances(tx: Tx, reference: string, at: Date): Promise<void> {
  await tx
    .updateTable('gatewayDifferences')
    .set({ goneAt: at })
    .where('kind', '=', 'balance_differs')
    .where('reference', '<>', reference)
    .where('goneAt', 'is', null)
    .execute();
}

/** Open differences without an explanation, oldest first. */
export function listOpenDifferences(db: Db | Tx, limit: number): Promise<DifferenceRow[]> {
  return db
    .selectFrom('gatewayDifferences')
    .selectAll()
    .where('goneAt', 'is', null)
    .where('explainedAt', 'is', null)
    .orderBy('foundAt')
    .limit(limit)
    .execute();
}

export function readLastComparison(db: Db, only: { done: boolean }): Promise<ComparisonRow | undefined> {
  return db
    .selectFrom('gatewayComparisons')
    .selectAll()
    .$if(only.done, (query) => query.where('status', '=', 'done'))
    .orderBy('finishedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
