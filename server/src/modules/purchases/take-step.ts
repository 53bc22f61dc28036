import type { DisputeOutcome } from '@oja/contract/purchase-fields';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { disputeProcess } from '../../domain/dispute/dispute-process.ts';
import { postings } from '../../domain/ledger/postings.ts';
import { decideMove } from '../../domain/process.ts';
import {
  type PurchaseActor,
  type PurchaseTransition,
  purchaseProcess,
  stateSentences,
} from '../../domain/purchase/purchase-process.ts';
import { purchaseWindow } from '../../domain/purchase/purchase-window.ts';
import { type Settlement, settlementOf } from '../../domain/purchase/settlement.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type QueuedJob, toQueue } from '../../jobs/enqueue.ts';
import { type AuditEntry, audit } from '../audit/index.ts';
import { postTransfer } from '../ledger/index.ts';
import { moveListing } from '../listings/index.ts';
import { notifyAll } from '../notifications/index.ts';
import { rewardReferrer, windowJob } from './purchase.jobs.ts';
import {
  type LockedDeal,
  movePurchase,
  type PurchaseChange,
  type PurchaseRow,
  updateDispute,
} from './purchase.store.ts';
import { takeReplacement } from './purchase-credentials.store.ts';
import { toldOfStep } from './told-of-step.ts';

export interface Step {
  transition: Exclude<PurchaseTransition, 'buy'>;
  by: { actor: PurchaseActor; id: string | null };
  /** What is kept in the history, and where it decides something, on the purchase or the dispute. */
  text?: string;
  /** Why staff decide a dispute while the seller can still answer. */
  earlyReason?: string | undefined;
  /** Goes back to the buyer in a partial refund. */
  refundKobo?: number | undefined;
  /** What the audit log says of it, when staff take it. */
  line?: (after: PurchaseRow) => AuditEntry;
}

/**
 * Takes a deal one step further, under the locks of all its rows: status, listing, dispute, history, people told, the
 * line of the audit log, which waits for every other line, and last of all the money. Every step after the first goes
 * through here, whoever takes it.
 */
export async function takeStep(tx: Tx, deps: Deps, deal: LockedDeal, step: Step): Promise<PurchaseRow> {
  const before = deal.purchase;
  const row = purchaseProcess[step.transition];
  const move = decideMove(purchaseProcess, step.transition, { status: before.status, actor: step.by.actor });
  if (move.kind === 'wrong_actor') throw new Refusal('access_denied');
  if (move.kind === 'wrong_status') throw stateConflict(before);
  const now = deps.now();
  const settlement = settlementOf(before, row.money, step.refundKobo);
  const change: PurchaseChange = {
    status: move.to,
    ...(row.dispute === null ? {} : { disputeStatus: disputeProcess[row.dispute].to }),
    ...companions(before, step, settlement, now),
  };
  const after = { ...before, ...change };
  const derived = await movePurchase(tx, before, {
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
  await changeListing(tx, deal, step, now);
  await changeDispute(tx, deps, deal, step, now);
  const told = await toldOfStep(tx, after, { ...step, reason: deal.dispute?.reason });
  await notifyAll(tx, told, now, jobsAfter(after, deal));
  if (step.line) await audit(tx, step.line(after));
  if (settlement) await pay(tx, after, settlement, now);
  return { ...after, ...derived };
}

async function changeListing(tx: Tx, { listing }: LockedDeal, step: Step, now: Date): Promise<void> {
  const { listing: transition } = purchaseProcess[step.transition];
  if (listing === undefined || transition === null) return;
  await moveListing(tx, { listing, transition, by: { actor: 'purchase', id: step.by.id }, now });
}

function jobsAfter(after: PurchaseRow, { rewardsReferrer }: LockedDeal): QueuedJob[] {
  const { id: purchaseId, status } = after;
  if (status === 'pending') return [windowJob(after)];
  return status === 'completed' && rewardsReferrer ? [toQueue(rewardReferrer, { purchaseId })] : [];
}

/** Names the state that the purchase is in, for the person who came too late. */
export function stateConflict(purchase: Pick<PurchaseRow, 'status'>): Refusal {
  return new Refusal('purchase_state_conflict', {
    message: stateSentences[purchase.status],
    details: [{ field: 'status', message: purchase.status }],
  });
}

/** Columns that a step changes beside the status. */
function companions(
  before: PurchaseRow,
  step: Step,
  settlement: Settlement | undefined,
  now: Date,
): PurchaseChange {
  if (settlement) {
    const { actor } = step.by;
    if (actor === 'seller') throw new Error('a seller settles nothing');
    return {
      ...settlement,
      settledAt: now,
      settledBy: actor,
      ...(step.transition === 'cancel' ? { note: step.text ?? null } : {}),
    };
  }
  if (step.transition !== 'replacement') return {};
  // What the buyer gets now has not been handed out.
  return { ...purchaseWindow(now, before), replacements: before.replacements + 1, servedAt: null };
}

async function changeDispute(tx: Tx, deps: Deps, deal: LockedDeal, step: Step, now: Date): Promise<void> {
  const { dispute, purchase } = deal;
  const transition = purchaseProcess[step.transition].dispute;
  if (transition === null || transition === 'open') return;
  if (dispute === undefined) throw new Error(`purchase ${purchase.id} is disputed without a dispute`);
  const status = disputeProcess[transition].to;
  if (transition === 'escalate') {
    await updateDispute(tx, dispute.id, { status, escalatedAt: now, escalatedBy: step.by.id });
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
    case 'withdraw_dispute':
      return 'withdrawn';
    default:
      throw new Error(`${transition} ends no dispute`);
  }
}

async function pay(tx: Tx, purchase: PurchaseRow, settlement: Settlement, now: Date): Promise<void> {
  const { id: purchaseId, buyerId, sellerId, handle } = purchase;
  const posting = postings.purchaseSettled({ purchaseId, buyerId, sellerId, handle, ...settlement });
  await postTransfer(tx, posting, now);
}
