import type { WaitingApproval } from '@oja/contract/approvals';
import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { ResolutionType } from '@oja/contract/purchase-fields';
import type { RulingRule } from '@oja/contract/ruling-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import {
  decideResolution,
  isEarly,
  type ResolutionFacts,
  type ResolutionRefusal,
  type ResolutionVerdict,
} from '../../../domain/dispute/decide-resolution.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { lockActingStaff } from '../../../http/lock-acting-staff.ts';
import type { ProofSubject } from '../../../http/require-proof.ts';
import { needsSecond, proposeToSecond, refuseWhileWaiting } from '../../platform/approvals/index.ts';
import type { Actor, AuditEntry } from '../../platform/audit/index.ts';
import { removeOwner } from '../../platform/staff-work/index.ts';
import {
  type LockedPurchase,
  lockPurchase,
  type PurchaseRow,
  stateConflict,
  takeStep,
} from '../purchases/index.ts';
import { checkEvidence, makeRuling } from './make-ruling.ts';
import { refuseRuled } from './ruling.store.ts';
import { findBarredEscalator } from './ruling-makers.ts';

export interface Decision {
  purchaseId: string;
  actor: Actor & { id: string };
  type: ResolutionType;
  details: string;
  /** In naira, for a partial refund. */
  refundAmount: number | undefined;
  /** The reason for a decision while the seller can still answer. */
  earlyReason: string | undefined;
  rule?: RulingRule | undefined;
  /** Ids of statements and pictures of the case. */
  evidence?: readonly string[] | undefined;
}

/**
 * A member of staff decides a dispute or escalates it to another. Of two concurrent decisions the first wins. A decision
 * about a large price waits for the approval of a second member of staff.
 */
export async function resolveDispute(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  input: Decision & { provenBy: ProofSubject; idempotencyKey: string | undefined },
): Promise<WaitingApproval> {
  const { provenBy, idempotencyKey, ...decision } = input;
  const { purchaseId, actor, type, details, refundAmount, earlyReason, rule, evidence } = decision;
  const keyedCall = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'resolveDispute',
    input: {
      purchaseId,
      type,
      details,
      refundAmount: refundAmount ?? null,
      ...(earlyReason ? { earlyReason } : {}),
      ...(rule ? { rule } : {}),
      ...(evidence?.length ? { evidence: [...evidence] } : {}),
    },
    at: deps.now(),
  };
  const { approval } = await runOnce(deps.db, keyedCall, async (tx) => {
    await lockActingStaff(tx, actor.id, 'cases');
    const locked = await lockPurchase(tx, purchaseId);
    const barredEscalatorId = await findBarredEscalator(tx, locked);
    const { transition } = await judge(tx, deps, locked, { ...decision, barredEscalatorId });
    const { priceKobo: amountKobo } = locked.purchase;
    await refuseWhileWaiting(tx, { kind: 'ruling', subjectId: purchaseId });
    if (movesMoney(transition) && (await needsSecond(tx, amountKobo))) {
      await checkEvidence(tx, purchaseId, [...new Set(evidence)]);
      const payload = {
        disputeId: locked.dispute?.id,
        type,
        details,
        refundAmount,
        earlyReason,
        rule,
        evidence,
      };
      const proposal = {
        kind: 'ruling',
        subjectId: purchaseId,
        payload,
        amountKobo,
        reason: details,
        leftBy: locked.dispute?.escalatedBy ?? null,
      } as const;
      const waiting = await proposeToSecond(tx, { ...proposal, actor, provenBy }, deps.now());
      if (waiting) return { approval: waiting };
    }
    await executeDecision(tx, deps, locked, decision);
    return { approval: null };
  });
  return approval;
}

function movesMoney(transition: ResolutionType): boolean {
  return transition !== 'escalate' && transition !== 'replacement';
}

/** What the decision comes to, or its refusal. */
async function judge(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  locked: LockedPurchase,
  decision: Decision & { barredEscalatorId: string | undefined },
): Promise<{ transition: ResolutionType; refundKobo: number | undefined; isEarly: boolean }> {
  const facts = factsOf(locked, { ...decision, now: deps.now() });
  const { earlyReason } = decision;
  const verdict = readVerdict(decideResolution({ ...facts, earlyReason }), locked.purchase);
  if (locked.dispute) await refuseRuled(tx, locked.dispute.id);
  return { ...verdict, isEarly: isEarly(facts) };
}

/**
 * Judges the decision anew and carries it out. The caller holds the locks of the purchase. Whether the one who escalated may
 * decide was judged when the decision was made: a member of staff who came since may approve it.
 */
export async function executeDecision(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  decision: Decision,
): Promise<void> {
  const { actor, details, rule, evidence = [] } = decision;
  const before = locked.purchase;
  const {
    transition,
    refundKobo,
    isEarly: early,
  } = await judge(tx, deps, locked, {
    ...decision,
    barredEscalatorId: undefined,
  });
  const earlyReason = early ? decision.earlyReason : undefined;
  const line = (after: PurchaseRow): AuditEntry => ({
    actor,
    action: transition === 'escalate' ? 'dispute.escalated' : 'dispute.resolved',
    subject: { kind: 'purchase', id: before.id },
    before: figuresOf(before),
    after: {
      ...figuresOf(after),
      type: decision.type,
      taken: transition,
      ...(rule ? { rule } : {}),
      ...(earlyReason ? { earlyReason } : {}),
    },
    reason: details,
  });
  if (transition === 'escalate') {
    await takeStep(tx, deps, locked, {
      transition,
      by: { actor: 'admin', id: actor.id },
      text: details,
      line,
    });
    // Another member of staff decides now, so the dispute is offered to the others.
    if (locked.dispute) {
      await removeOwner(tx, { kind: 'dispute', subjectId: locked.dispute.id, ownerId: actor.id });
    }
    return;
  }
  const draft = { actor, type: transition, refundKobo, details, earlyReason, rule, evidence, line };
  await makeRuling(tx, deps, locked, { ...draft, replaces: null });
}

/** The facts of a purchase that the decision rules need. */
export function factsOf(
  locked: { purchase: PurchaseRow; dispute: LockedPurchase['dispute'] },
  decision: Pick<Decision, 'type' | 'refundAmount'> &
    Pick<ResolutionFacts, 'barredEscalatorId' | 'now'> & { actor: { id: string } },
): ResolutionFacts {
  const { type, refundAmount, barredEscalatorId, now } = decision;
  return {
    staffId: decision.actor.id,
    type,
    refundKobo: refundAmount === undefined ? undefined : koboFromNaira(refundAmount),
    purchase: locked.purchase,
    dispute: locked.dispute,
    barredEscalatorId,
    now,
  };
}

/** The decision, or the first refusal. */
export function readVerdict(
  verdict: ResolutionVerdict,
  purchase: PurchaseRow,
): { transition: ResolutionType; refundKobo: number | undefined } {
  if (verdict.kind === 'refused') throw explain(verdict.code, purchase);
  return verdict;
}

function explain(code: ResolutionRefusal, purchase: PurchaseRow): Refusal {
  if (code === 'purchase_state_conflict') {
    return purchase.status === 'disputed'
      ? new Refusal(code, { message: 'This dispute is escalated already.' })
      : stateConflict(purchase);
  }
  if (code !== 'refund_amount_wrong') return new Refusal(code);
  const message = `Please enter a refund above zero and at most ${nairaText(purchase.priceKobo)}, for a partial refund alone.`;
  return new Refusal(code, { message, details: [{ field: 'refund_amount', message }] });
}

function figuresOf(purchase: PurchaseRow) {
  const { status, disputeStatus, priceKobo, refundedKobo, payoutKobo, feeKobo } = purchase;
  return { status, disputeStatus, priceKobo, refundedKobo, payoutKobo, feeKobo };
}
