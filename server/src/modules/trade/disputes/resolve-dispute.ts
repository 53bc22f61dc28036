import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { ResolutionType } from '@oja/contract/purchase-fields';
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
import type { Actor, AuditEntry } from '../../platform/audit/index.ts';
import {
  type LockedPurchase,
  lockPurchase,
  type PurchaseRow,
  recordEvent,
  stateConflict,
  takeStep,
} from '../purchases/index.ts';

export interface Decision {
  purchaseId: string;
  actor: Actor & { id: string };
  type: ResolutionType;
  details: string;
  /** In naira, for a partial refund. */
  refundAmount: number | undefined;
  /** The reason for a decision while the seller can still answer. */
  earlyReason: string | undefined;
  idempotencyKey: string | undefined;
}

/** An administrator decides a dispute or escalates it to another. Of two concurrent decisions the first wins. */
export async function resolveDispute(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  decision: Decision,
): Promise<void> {
  const { purchaseId, actor, type, details, refundAmount, earlyReason } = decision;
  const claim = {
    key: decision.idempotencyKey,
    userId: actor.id,
    endpoint: 'resolveDispute',
    input: {
      purchaseId,
      type,
      details,
      refundAmount: refundAmount ?? null,
      ...(earlyReason ? { earlyReason } : {}),
    },
    at: deps.now(),
  };
  await runOnce(deps.db, claim, async (tx) => {
    const locked = await lockPurchase(tx, purchaseId);
    await decide(tx, deps, locked, decision);
    return { done: true };
  });
}

async function decide(
  tx: Tx,
  deps: Pick<Deps, 'now' | 'sealer'>,
  locked: LockedPurchase,
  decision: Decision,
): Promise<void> {
  const { actor, details: text } = decision;
  const before = locked.purchase;
  const facts = factsOf(locked, { ...decision, now: deps.now() });
  const { transition, refundKobo } = readVerdict(
    decideResolution({ ...facts, earlyReason: decision.earlyReason }),
    before,
  );
  const earlyReason = isEarly(facts) ? decision.earlyReason : undefined;
  const by = { actor: 'admin', id: actor.id } as const;
  if (earlyReason) {
    await recordEvent(tx, {
      purchaseId: before.id,
      happenedAt: facts.now,
      transition: 'early_decision',
      fromStatus: before.status,
      toStatus: before.status,
      actor: by.actor,
      actorId: by.id,
      text: earlyReason,
    });
  }
  const line = (after: PurchaseRow): AuditEntry => ({
    actor,
    action: transition === 'escalate' ? 'dispute.escalated' : 'dispute.resolved',
    subject: { kind: 'purchase', id: before.id },
    before: figuresOf(before),
    after: {
      ...figuresOf(after),
      type: decision.type,
      taken: transition,
      ...(earlyReason ? { earlyReason } : {}),
    },
    reason: text,
  });
  await takeStep(tx, deps, locked, { transition, by, text, refundKobo, earlyReason, line });
}

/** The facts of a purchase that the decision rules need. */
export function factsOf(
  locked: { purchase: PurchaseRow; dispute: LockedPurchase['dispute'] },
  decision: Pick<Decision, 'type' | 'refundAmount'> & { actor: { id: string }; now: Date },
): ResolutionFacts {
  const { type, refundAmount, now } = decision;
  return {
    adminId: decision.actor.id,
    type,
    refundKobo: refundAmount === undefined ? undefined : koboFromNaira(refundAmount),
    purchase: locked.purchase,
    dispute: locked.dispute,
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
