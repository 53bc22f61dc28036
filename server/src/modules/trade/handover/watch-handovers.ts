import { sql } from 'kysely';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { cancelTimeOf } from '../../../domain/handover/handover-actions.ts';
import { handoverProgress } from '../../../domain/handover/handover-progress.ts';
import { type ClockAct, missedStep, reminderTimeOf } from '../../../domain/handover/missed-steps.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../../platform/notifications/index.ts';
import { definePoll, isNotPostponed } from '../../platform/row-polls/index.ts';
import { beginDispute } from '../disputes/index.ts';
import { aboutHandover, lockPurchase, takeStep, userOf, windowJob } from '../purchases/index.ts';
import { afterStep, announceReady, applyProgress, inspectionNotifications } from './after-step.ts';
import { saveStep } from './handover-step.store.ts';
import { type LockedHandover, readHandover } from './lock-handover.ts';

/**
 * The clock of hand-overs: steps that become ready when a wait ends, reminders, the beginning of the inspection, and
 * steps that were not done in time. Every hand-over ends by it when both sides are silent.
 */
export const watchHandovers = definePoll({
  name: 'watch_handovers',
  async find(db, { poll, now, limit }) {
    const due = await db
      .selectFrom('handovers')
      .select('purchaseId')
      .where('nextCheckAt', '<=', now)
      .where(isNotPostponed(poll, sql.ref('handovers.purchaseId'), now))
      .orderBy('nextCheckAt')
      .limit(limit)
      .execute();
    return due.map(({ purchaseId }) => purchaseId);
  },
  handle: followClock,
});

/** Safe to call at any time: nothing is done for a hand-over that is not due, decided or under dispute. */
export function followClock(deps: Pick<Deps, 'db' | 'now' | 'sealer'>, purchaseId: string): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    const { purchase } = locked;
    const now = deps.now();
    if (purchase.status !== 'pending') return rest(tx, purchaseId);
    const { plan, facts, rows } = await readHandover(tx, purchase);
    const progress = handoverProgress(facts, now);
    const handover = { locked, purchase, side: 'buyer' as const, plan, facts, rows, progress, now };
    const missed = missedStep(progress, now);
    if (missed === undefined) await announce(tx, handover);
    else await act(tx, deps, handover, missed);
  });
}

/** The clock has nothing to do about a hand-over that ended, or until its dispute ends (`resumeHandover`). */
async function rest(tx: Tx, purchaseId: string): Promise<void> {
  await tx.updateTable('handovers').set({ nextCheckAt: null }).where('purchaseId', '=', purchaseId).execute();
}

async function act(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  handover: LockedHandover,
  missed: ClockAct,
): Promise<void> {
  const { locked, purchase, now } = handover;
  const { step } = missed.step;
  const by = { actor: 'clock', id: null } as const;
  switch (missed.kind) {
    case 'tick': {
      await saveStep(tx, { purchaseId: purchase.id, key: step.key }, { doneAt: now, doneBy: 'clock' });
      await afterStep(tx, handover, { step, transition: 'handover_step', by, text: step.title });
      return;
    }
    case 'refund': {
      const text = `The seller did not begin the hand-over within ${step.deadline_hours} hours.`;
      await takeStep(tx, deps, locked, { transition: 'cancel_handover', by, text });
      await rest(tx, purchase.id);
      return;
    }
    case 'dispute': {
      const description = `The step “${step.title}” was not done within ${step.deadline_hours} hours.`;
      await beginDispute(tx, deps, locked, { by, text: description, reason: 'not_delivered', description });
      const data = { ...aboutHandover(purchase, 'buyer'), step: step.title };
      await notifyAll(tx, [draftNotification('handover_stopped', purchase.buyerId, data)], now);
      await rest(tx, purchase.id);
      return;
    }
  }
}

/** What became due without the fault of a party: steps after a wait, reminders, the inspection. */
async function announce(tx: Tx, handover: LockedHandover): Promise<void> {
  const reminders = await remind(tx, handover);
  const after = await applyProgress(tx, handover);
  const notifications = [
    ...(await announceReady(tx, after)),
    ...reminders,
    ...inspectionNotifications(handover.purchase, after.purchase),
  ];
  await notifyAll(tx, notifications, after.now, [windowJob(after.purchase)]);
}

/** Once per step, when half of its time is over. */
async function remind(
  tx: Tx,
  { purchase, progress, facts, rows, now }: LockedHandover,
): Promise<NotificationDraft[]> {
  const reminded = new Set(rows.filter(({ remindedAt }) => remindedAt !== null).map(({ key }) => key));
  const due = progress.steps.filter((each) => {
    const at = reminderTimeOf(each);
    return each.state === 'ready' && !reminded.has(each.step.key) && at !== undefined && at <= now;
  });
  for (const { step } of due)
    await saveStep(tx, { purchaseId: purchase.id, key: step.key }, { remindedAt: now });
  return due.map(({ step, dueAt }) =>
    draftNotification('handover_reminder', userOf(purchase, step.by), {
      ...aboutHandover(purchase, step.by),
      step: step.title,
      until: dueAt ?? purchase.autoCompleteAt,
      cancelFrom: step.by === 'seller' ? cancelTimeOf(facts, progress) : null,
    }),
  );
}
