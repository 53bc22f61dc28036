import type { ApprovalKind } from '@oja/contract/approvals';
import type { DisputeOutcome } from '@oja/contract/purchase-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type CoverTerms, coverOf } from '../../../domain/cover/held-part.ts';
import { disputeProcess } from '../../../domain/dispute/dispute-process.ts';
import { postings } from '../../../domain/ledger/postings.ts';
import { decideMove } from '../../../domain/process.ts';
import { purchaseProcess, stateSentences } from '../../../domain/purchase/purchase-process.ts';
import { purchaseWindow, resumedWindow } from '../../../domain/purchase/purchase-window.ts';
import { type Settlement, settlementOf } from '../../../domain/purchase/settlement.ts';
import { stageAtEnd } from '../../../domain/purchase/stage-process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type QueuedJob, toQueue } from '../../../jobs/enqueue.ts';
import { postTransfer } from '../../money/ledger/index.ts';
import { endOvertaken } from '../../platform/approvals/index.ts';
import { audit } from '../../platform/audit/index.ts';
import { notifyAll } from '../../platform/notifications/index.ts';
import { moveListing } from '../listings/index.ts';
import { beginCover } from './begin-cover.ts';
import { endSettlements } from './end-settlements.ts';
import { resumeHandover } from './handover.store.ts';
import {
  type LockedPurchase,
  movePurchase,
  type PurchaseChange,
  type PurchaseRow,
  updateDispute,
} from './purchase.store.ts';
import { takeReplacement } from './purchase-credentials.store.ts';
import { rewardReferrer, windowJob } from './purchase-job-specs.ts';
import type { Step } from './step.ts';
import { notificationsOfStep } from './step-notifications.ts';

/**
 * Takes a purchase one step through its process, under the locks of all its rows: status, listing, dispute, history,
 * notifications, the entry of the audit log, which waits for every earlier entry, and last the money. Every step after
 * the first goes through here.
 */
export async function takeStep(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  step: Step,
): Promise<PurchaseRow> {
  const before = locked.purchase;
  const row = purchaseProcess[step.transition];
  const move = decideMove(purchaseProcess, step.transition, { status: before.status, actor: step.by.actor });
  if (move.kind === 'wrong_actor') throw new Refusal('access_denied');
  if (move.kind === 'wrong_status') throw stateConflict(before);
  const now = deps.now();
  const settlement = settlementOf(before, row.money, step.refundKobo);
  const cover = settlement && coverOf(before, settlement.payoutKobo, now);
  const change: PurchaseChange = {
    status: move.to,
    ...(row.dispute === null ? {} : { disputeStatus: disputeProcess[row.dispute].to }),
    ...companions(locked, step, settlement, now),
    ...(settlement ? { stage: stageAtEnd(before.stage, { ...step, isCovered: cover !== undefined }) } : {}),
  };
  const changed = { ...before, ...change };
  const { hasProposal, ...derived } = await movePurchase(tx, before, {
    change,
    event: {
      purchaseId: before.id,
      happenedAt: now,
      transition: step.transition,
      fromStatus: before.status,
      toStatus: move.to,
      actor: step.by.actor,
      actorId: step.by.id,
      text: step.text ?? null,
    },
  });
  await changeListing(tx, locked, step, now);
  await changeDispute(tx, deps, locked, step, now);
  const isResumed = before.status === 'disputed' && move.to === 'pending';
  const after = isResumed ? await resumeHandover(tx, changed, now) : changed;
  const reason = locked.dispute?.reason;
  if (hasProposal) await endProposals(tx, after, now);
  const notifications = await notificationsOfStep(tx, after, { ...step, reason, heldKobo: cover?.heldKobo });
  if (cover) notifications.push(...(await beginCover(tx, after, cover)));
  await notifyAll(tx, notifications, now, jobsAfter(after, locked, cover));
  if (step.line) await audit(tx, step.line(after));
  if (settlement) await pay(tx, after, { settlement, cover, now });
  return { ...after, ...derived };
}

/** Ends the proposals of staff that the step left without a subject. */
async function endProposals(tx: Tx, { id, status }: PurchaseRow, now: Date): Promise<void> {
  const kinds: ApprovalKind[] = [];
  if (status !== 'disputed') kinds.push('ruling');
  const cancelling = decideMove(purchaseProcess, 'cancel', { status, actor: 'admin' });
  if (cancelling.kind !== 'allowed') kinds.push('cancellation');
  if (kinds.length > 0) await endOvertaken(tx, { kinds, subjectId: id }, now);
}

async function changeListing(tx: Tx, { listing }: LockedPurchase, step: Step, now: Date): Promise<void> {
  const { listing: transition } = purchaseProcess[step.transition];
  if (listing === undefined || transition === null) return;
  await moveListing(tx, { listing, transition, by: { actor: 'purchase', id: step.by.id }, now });
}

/** The reward for a purchase with cover is decided when that ends, because a claim can return the price. */
function jobsAfter(
  after: PurchaseRow,
  { mayReward }: LockedPurchase,
  cover: CoverTerms | undefined,
): QueuedJob[] {
  const { id: purchaseId, status } = after;
  if (status === 'pending') return [windowJob(after)];
  return status === 'completed' && mayReward && !cover ? [toQueue(rewardReferrer, { purchaseId })] : [];
}

/** A refusal that names the present state of the purchase. */
export function stateConflict(purchase: Pick<PurchaseRow, 'status'>): Refusal {
  return new Refusal('purchase_state_conflict', {
    message: stateSentences[purchase.status],
    details: [{ field: 'status', message: purchase.status }],
  });
}

/** The columns that a step changes beside the status. */
function companions(
  { purchase: before, dispute }: LockedPurchase,
  step: Step,
  settlement: Settlement | undefined,
  now: Date,
): PurchaseChange {
  if (settlement) {
    return {
      ...settlement,
      settledAt: now,
      settledBy: step.by.actor,
      ...(step.transition === 'cancel' ? { note: step.text ?? null } : {}),
    };
  }
  if (step.transition === 'withdraw_dispute' && dispute) {
    return resumedWindow(before, { openedAt: dispute.openedAt, now });
  }
  if (step.transition !== 'replacement') return {};
  // The replacement has not been served yet.
  return { ...purchaseWindow(now, before), replacements: before.replacements + 1, servedAt: null };
}

async function changeDispute(
  tx: Tx,
  deps: Pick<Deps, 'sealer'>,
  locked: LockedPurchase,
  step: Step,
  now: Date,
): Promise<void> {
  const { dispute, purchase } = locked;
  const transition = purchaseProcess[step.transition].dispute;
  if (transition === null || transition === 'open') return;
  if (dispute === undefined) throw new Error(`purchase ${purchase.id} is disputed without a dispute`);
  const status = disputeProcess[transition].to;
  if (transition === 'escalate') {
    await updateDispute(tx, dispute.id, { status, escalatedBy: step.by.id });
    return;
  }
  await updateDispute(tx, dispute.id, {
    status,
    outcome: outcomeOf(step.transition),
    details: step.text ?? null,
    earlyReason: step.earlyReason ?? null,
    resolvedAt: now,
    resolvedBy: step.by.id,
  });
  await endSettlements(tx, dispute.id, now);
  if (step.transition !== 'replacement') return;
  if (dispute.replacement === null) throw new Refusal('replacement_missing');
  const { replacement } = dispute;
  await takeReplacement(tx, deps.sealer, {
    purchaseId: purchase.id,
    disputeId: dispute.id,
    replacement,
    now,
  });
}

function outcomeOf(transition: Step['transition']): DisputeOutcome {
  switch (transition) {
    case 'favor_buyer':
    case 'favor_seller':
    case 'partial_refund':
    case 'replacement':
      return transition;
    case 'settle':
    case 'settle_refund':
      return 'settled';
    case 'withdraw_dispute':
      return 'withdrawn';
    default:
      throw new Error(`${transition} ends no dispute`);
  }
}

async function pay(
  tx: Tx,
  purchase: PurchaseRow,
  { settlement, cover, now }: { settlement: Settlement; cover: CoverTerms | undefined; now: Date },
): Promise<void> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const fact = { purchaseId, buyerId, sellerId, handle, ...settlement, heldKobo: cover?.heldKobo ?? 0 };
  await postTransfer(tx, postings.purchaseSettled(fact), now);
}
