import { type HandoverSide, handoverSides } from '@oja/contract/handover-labels';
import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import type { Tx } from '../../../db/transaction.ts';
import { cancelTimeOf } from '../../../domain/handover/handover-actions.ts';
import { type HandoverProgress, handoverProgress } from '../../../domain/handover/handover-progress.ts';
import type { PurchaseActor } from '../../../domain/purchase/purchase-process.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../../platform/notifications/index.ts';
import {
  aboutHandover,
  factsOfRows,
  type PurchaseRow,
  readHandoverSteps,
  recordEvent,
  saveProgress,
  turnNotification,
  userOf,
  windowJob,
} from '../purchases/index.ts';
import { saveStep } from './handover-step.store.ts';
import type { LockedHandover } from './lock-handover.ts';

export interface StepChange {
  step: HandoverPlanStep;
  /** In the history of the purchase. */
  transition: 'handover_step' | 'handover_contest';
  by: { actor: PurchaseActor; id: string | null };
  text: string;
}

/**
 * What follows from a changed step: the entry in the history, the new stage and window of the purchase, and the
 * notifications of the other side and of the one whose turn it is now. Returns the hand-over as it is then.
 */
export async function afterStep(
  tx: Tx,
  handover: LockedHandover,
  change: StepChange,
): Promise<LockedHandover> {
  const { purchase, now } = handover;
  await recordEvent(tx, {
    purchaseId: purchase.id,
    happenedAt: now,
    transition: change.transition,
    fromStatus: purchase.status,
    toStatus: purchase.status,
    actor: change.by.actor,
    actorId: change.by.id,
    text: change.text,
  });
  if (handover.plan === undefined) return handover;
  const after = await applyProgress(tx, handover);
  const notifications = [
    ...changeNotifications({ before: purchase, after: after.purchase }, change),
    ...(await announceReady(tx, after)),
    ...inspectionNotifications(handover.purchase, after.purchase),
  ];
  await notifyAll(tx, notifications, now, [windowJob(after.purchase)]);
  return after;
}

/** Computes the progress anew from the stored steps and saves what follows for the purchase. */
export async function applyProgress(tx: Tx, handover: LockedHandover): Promise<LockedHandover> {
  const rows = await readHandoverSteps(tx, handover.purchase.id);
  const facts = { ...handover.facts, ...factsOfRows(rows) };
  const { now } = handover;
  const progress = handoverProgress(facts, now);
  const purchase = await saveProgress(tx, handover.purchase, progress, { pauses: facts.pauses, now });
  return { ...handover, facts, rows, progress, purchase };
}

/**
 * Tells each side of the steps that it can do now, once per step; a contested step is announced by its contest. One that
 * waits again is announced and reminded of anew.
 */
export async function announceReady(tx: Tx, handover: LockedHandover): Promise<NotificationDraft[]> {
  const { purchase, now } = handover;
  const announced = new Set(
    handover.rows.filter(({ announcedAt }) => announcedAt !== null).map(({ key }) => key),
  );
  const ready = readySteps(handover.progress).filter(({ step }) => !announced.has(step.key));
  for (const { step } of ready)
    await saveStep(tx, { purchaseId: purchase.id, key: step.key }, { announcedAt: now });
  const waitsAgain = handover.progress.steps.filter(
    ({ step, state }) => state === 'waiting' && announced.has(step.key),
  );
  for (const { step } of waitsAgain)
    await saveStep(tx, { purchaseId: purchase.id, key: step.key }, { announcedAt: null, remindedAt: null });
  const cancelFrom = cancelTimeOf(handover.facts, handover.progress);
  // The steps of the inspection are announced together with it.
  return purchase.stage === 'inspecting'
    ? []
    : ready.map((step) => turnNotification(purchase, step, cancelFrom));
}

function readySteps({ steps }: HandoverProgress) {
  return steps.filter(({ state }) => state === 'ready');
}

/**
 * The other side reads of a step; of one that the clock ticked off, its own side, too. A seller whose payment is later by it
 * reads that.
 */
function changeNotifications(
  { before, after: purchase }: { before: PurchaseRow; after: PurchaseRow },
  change: StepChange,
): NotificationDraft[] {
  const { step, by } = change;
  if (change.transition === 'handover_contest') {
    const about = { ...aboutHandover(purchase, step.by), step: step.title, words: change.text };
    return [draftNotification('handover_step_contested', userOf(purchase, step.by), about)];
  }
  const { autoCompleteAt: paidAt } = purchase;
  if (by.actor === 'buyer' && paidAt > before.autoCompleteAt) {
    const about = { ...aboutHandover(purchase, 'seller'), step: step.title, paidAt };
    return [draftNotification('handover_payment_later', purchase.sellerId, about)];
  }
  const byClock = by.actor === 'clock';
  const other: HandoverSide = step.by === 'buyer' ? 'seller' : 'buyer';
  const readers = byClock ? handoverSides : [other];
  return readers.map((reader) => {
    const about = { ...aboutHandover(purchase, reader), step: step.title, byClock };
    return draftNotification('handover_step_done', userOf(purchase, reader), about);
  });
}

/** Both sides learn when the inspection begins. */
export function inspectionNotifications(before: PurchaseRow, after: PurchaseRow): NotificationDraft[] {
  if (before.stage === 'inspecting' || after.stage !== 'inspecting') return [];
  return (['buyer', 'seller'] as const).map((side) =>
    draftNotification('handover_inspection', userOf(after, side), {
      ...aboutHandover(after, side),
      until: after.disputeEnd,
      paidAt: after.autoCompleteAt,
    }),
  );
}
