import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { defineJob } from '../../../jobs/job.ts';
import { notify } from '../../platform/notifications/index.ts';
import { type DueRows, isNotPostponed, pollRows } from '../../platform/row-polls/index.ts';
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
    for (const { poll, find, act } of clocks) {
      const rowIds = await find(deps.db, { poll, now: deps.now(), limit: atOnce });
      await pollRows(deps, {
        name: poll,
        rowIds,
        async handle(purchaseId) {
          await act(deps, purchaseId);
          return undefined;
        },
      });
    }
  },
});

/** Each has backoff of its own, so that one that fails for a dispute does not stop the others. */
const clocks: readonly {
  poll: string;
  find: (db: Db, due: DueRows) => Promise<string[]>;
  act: (deps: Deps, purchaseId: string) => Promise<void>;
}[] = [
  { poll: 'watch_disputes.remind_seller', find: findUnreminded, act: remindSeller },
  { poll: 'watch_disputes.mark_overdue', find: findUnanswered, act: markSellerOverdue },
  { poll: 'watch_disputes.escalate', find: findUndecided, act: escalate },
];

async function findUnreminded(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await unreminded(db, now)
    .where(isNotPostponed(poll, sql.ref('d.purchase_id'), now))
    .orderBy('d.sellerDueAt')
    .limit(limit)
    .execute();
  return rows.map(({ purchaseId }) => purchaseId);
}

async function findUnanswered(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('purchaseId')
    .where('sellerDueAt', '<=', now)
    .where('status', '!=', 'resolved')
    .where('sellerAnsweredAt', 'is', null)
    .where('sellerOverdueAt', 'is', null)
    .where(isNotRuled('disputes.id'))
    .where(isNotPostponed(poll, sql.ref('disputes.purchase_id'), now))
    .orderBy('sellerDueAt')
    .limit(limit)
    .execute();
  return rows.map(({ purchaseId }) => purchaseId);
}

async function findUndecided(db: Db, { poll, now, limit }: DueRows): Promise<string[]> {
  const rows = await db
    .selectFrom('disputes')
    .select('purchaseId')
    .where('staffDueAt', '<=', now)
    .where('status', '=', 'open')
    .where(isNotRuled('disputes.id'))
    .where(isNotPostponed(poll, sql.ref('disputes.purchase_id'), now))
    .orderBy('staffDueAt')
    .limit(limit)
    .execute();
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
