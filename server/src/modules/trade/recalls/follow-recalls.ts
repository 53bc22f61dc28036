import { sql } from 'kysely';
import { z } from 'zod';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { decideStanding, type Standing } from '../../../domain/recall/decide-standing.ts';
import { defineJob } from '../../../jobs/job.ts';
import { draftNotification, notify, notifyOnce } from '../../platform/notifications/index.ts';
import { followRecalls, readRecalls } from './recall.store.ts';
import { paidToSameAccount } from './shared-accounts.queries.ts';

export const followRecallsJob = defineJob({
  ...followRecalls,
  async run(deps, recalled) {
    await applyRecalls(deps, recalled);
    deps.market.changed();
  },
});

/** Brings the standing of a seller in line with their recalls, under the lock of the seller. A second run changes nothing. */
async function applyRecalls(
  deps: Pick<Deps, 'db' | 'now'>,
  { sellerId, notificationId: id }: { sellerId: string; notificationId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const seller = await tx
      .selectFrom('users')
      .select(['sellingStop', 'sellingStopUntil'])
      .where('id', '=', sellerId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const now = deps.now();
    const standing = decideStanding(await readRecalls(tx, sellerId, now), now);
    // A bar is for good, and a pause that is over has been served.
    if (standing.kind === 'clear' || seller.sellingStop === 'barred') return;
    if (standing.kind === 'paused' && standing.until <= now) return;
    const others = await stopSelling(tx, sellerId, standing);
    await notifyOnce(
      tx,
      { ...draftNotification('recall_counted', sellerId, consequenceOf(standing)), id },
      now,
    );
    for (const otherId of others) await notify(tx, 'selling_barred', otherId, {}, now);
  });
}

/**
 * Returns the other people who are barred with the seller: those who were paid to a bank account after the seller had been
 * paid to it. Who was paid to it before is not: a seller can pay to the account of a competitor.
 */
async function stopSelling(tx: Tx, sellerId: string, standing: Standing): Promise<string[]> {
  if (standing.kind === 'paused') {
    await tx
      .updateTable('users')
      .set({ sellingStop: 'paused', sellingStopUntil: standing.until })
      .where('id', '=', sellerId)
      .execute();
  }
  if (standing.kind !== 'barred') return [];
  const barred = await tx
    .updateTable('users')
    .set({ sellingStop: 'barred', sellingStopUntil: null })
    .where('sellingStop', 'is distinct from', 'barred')
    .where(
      sql<boolean>`(id = ${sellerId} or id in (
        select user_id from (${paidToSameAccount(sellerId)}) other where paid_at > own_paid_at))`,
    )
    .returning('id')
    .execute();
  return barred.flatMap(({ id }) => (id === sellerId ? [] : [id]));
}

function consequenceOf(standing: Exclude<Standing, { kind: 'clear' }>) {
  return { consequence: standing.kind, until: standing.kind === 'paused' ? standing.until : undefined };
}

/** Ends pauses whose time is over. */
export const resumeSelling = defineJob({
  name: 'resume_selling',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const resumed = await inTransaction(deps.db, async (tx) => {
      const now = deps.now();
      const people = await tx
        .updateTable('users')
        .set({ sellingStop: null, sellingStopUntil: null })
        .where('sellingStop', '=', 'paused')
        .where('sellingStopUntil', '<=', now)
        .returning('id')
        .execute();
      for (const { id } of people) await notify(tx, 'selling_resumed', id, {}, now);
      return people.length;
    });
    if (resumed > 0) deps.market.changed();
  },
});
