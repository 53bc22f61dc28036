import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { defineJob } from '../../../jobs/job.ts';
import { notify } from '../../platform/notifications/index.ts';
import {
  listCaseStaff,
  lockPurchase,
  type PurchaseRow,
  recordEvent,
  takeStep,
  updateDispute,
} from '../purchases/index.ts';
import { isNotRuled, lockRuling } from './ruling.store.ts';

const atOnce = 200;

/**
 * Watches the clocks of open disputes: sellers with one day left to answer, sellers who did not answer in time, and
 * disputes that were not decided in time.
 */
export const watchDisputes = defineJob({
  name: 'watch_disputes',
  payload: z.object({}),
  attempts: 1,
  async run(deps) {
    const now = deps.now();
    for (const purchaseId of await findUnreminded(deps.db, now))
      await guarded(deps, purchaseId, () => remindSeller(deps, purchaseId));
    const overdue = await deps.db
      .selectFrom('disputes')
      .select('purchaseId')
      .where('sellerDueAt', '<=', now)
      .where('status', '!=', 'resolved')
      .where('sellerAnsweredAt', 'is', null)
      .where('sellerOverdueAt', 'is', null)
      .where(isNotRuled('disputes.id'))
      .orderBy('sellerDueAt')
      .limit(atOnce)
      .execute();
    for (const { purchaseId } of overdue)
      await guarded(deps, purchaseId, () => markSellerOverdue(deps, purchaseId));
    const undecided = await deps.db
      .selectFrom('disputes')
      .select('purchaseId')
      .where('staffDueAt', '<=', now)
      .where('status', '=', 'open')
      .where(isNotRuled('disputes.id'))
      .orderBy('staffDueAt')
      .limit(atOnce)
      .execute();
    for (const { purchaseId } of undecided) await guarded(deps, purchaseId, () => escalate(deps, purchaseId));
  },
});

/** Each dispute is handled on its own: one failure must not hold up the others. */
async function guarded(
  deps: Pick<Deps, 'log'>,
  purchaseId: string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    deps.log.error({ err: error, purchaseId }, 'the clock of a dispute could not be followed');
  }
}

async function findUnreminded(db: Db, now: Date): Promise<string[]> {
  const rows = await unreminded(db, now).orderBy('d.sellerDueAt').limit(atOnce).execute();
  return rows.map(({ purchaseId }) => purchaseId);
}

async function isUnreminded(tx: Tx, purchaseId: string, now: Date): Promise<boolean> {
  const found = await unreminded(tx, now).where('d.purchaseId', '=', purchaseId).executeTakeFirst();
  return found !== undefined;
}

/** The answer is due within a day, and the seller has not been reminded of it. */
function unreminded(db: Db | Tx, now: Date) {
  return db
    .selectFrom('disputes as d')
    .select('d.purchaseId')
    .where('d.sellerDueAt', '>', now)
    .where('d.sellerDueAt', '<=', new Date(now.getTime() + dayMs))
    .where('d.status', '!=', 'resolved')
    .where('d.sellerAnsweredAt', 'is', null)
    .where('d.sellerOverdueAt', 'is', null)
    .where(isNotRuled('d.id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('purchaseEvents as e')
            .select('e.id')
            .whereRef('e.purchaseId', '=', 'd.purchaseId')
            .where('e.happenedAt', '>=', sql<Date>`d.seller_due_at - interval '1 day'`)
            .where('e.transition', '=', 'answer_reminder'),
        ),
      ),
    );
}

async function remindSeller(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const now = deps.now();
    if (purchase.status !== 'disputed' || dispute === undefined || dispute.sellerAnsweredAt) return;
    // Another worker may have reminded the seller meanwhile.
    if (!(await isUnreminded(tx, purchaseId, now))) return;
    await recordByClock(tx, purchase, 'answer_reminder', now);
    const { handle, sellerId } = purchase;
    const data = { handle, purchaseId, dueAt: dispute.sellerDueAt };
    await notify(tx, 'dispute_answer_soon', sellerId, data, now);
  });
}

async function recordByClock(tx: Tx, purchase: PurchaseRow, transition: string, at: Date): Promise<void> {
  await recordEvent(tx, {
    purchaseId: purchase.id,
    happenedAt: at,
    transition,
    fromStatus: purchase.status,
    toStatus: purchase.status,
    actor: 'clock',
    actorId: null,
    text: null,
  });
}

async function markSellerOverdue(deps: Pick<Deps, 'db' | 'now'>, purchaseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { purchase, dispute } = await lockPurchase(tx, purchaseId);
    const now = deps.now();
    if (purchase.status !== 'disputed' || dispute === undefined) return;
    if (dispute.sellerAnsweredAt || dispute.sellerOverdueAt || dispute.sellerDueAt > now) return;
    if ((await lockRuling(tx, dispute.id)) !== undefined) return;
    await updateDispute(tx, dispute.id, { sellerOverdueAt: now });
    await recordByClock(tx, purchase, 'seller_overdue', now);
    const { handle, sellerId } = purchase;
    await notify(tx, 'dispute_answer_due', sellerId, { handle, purchaseId }, now);
    const reference = transactionReference(purchase.number);
    const data = { reference, handle, purchaseId, reason: 'The seller did not answer in time.' };
    for (const staffId of await listCaseStaff(tx, purchase))
      await notify(tx, 'dispute_needs_admin', staffId, data, now);
  });
}

async function escalate(deps: Pick<Deps, 'db' | 'now' | 'sealer'>, purchaseId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const { dispute } = locked;
    if (dispute?.status !== 'open' || dispute.staffDueAt > deps.now()) return;
    if ((await lockRuling(tx, dispute.id)) !== undefined) return;
    await takeStep(tx, deps, locked, {
      transition: 'escalate',
      by: { actor: 'clock', id: null },
      text: `Nobody decided within ${daysText(dispute)}.`,
    });
    // The escalation tells the staff, so the first reminder comes a day later.
    await updateDispute(tx, dispute.id, { staffRemindedAt: deps.now() });
  });
}

/** The days that the settings gave when the dispute was opened. */
function daysText({ openedAt, staffDueAt }: { openedAt: Date; staffDueAt: Date }): string {
  const days = Math.round((staffDueAt.getTime() - openedAt.getTime()) / dayMs);
  return days === 1 ? 'one day' : `${days} days`;
}
