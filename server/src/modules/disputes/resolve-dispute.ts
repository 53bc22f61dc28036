import { koboFromNaira, nairaText } from '@oja/contract/money';
import type { ResolutionType } from '@oja/contract/purchase-fields';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import {
  decideResolution,
  isEarly,
  type ResolutionFacts,
  type ResolutionRefusal,
  type ResolutionVerdict,
} from '../../domain/dispute/decide-resolution.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import type { Actor, AuditEntry } from '../audit/index.ts';
import {
  type LockedDeal,
  lockDeal,
  noteEvent,
  type PurchaseRow,
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
  /** Why it is decided while the seller can still answer. */
  earlyReason: string | undefined;
  idempotencyKey: string | undefined;
}

/** An administrator decides a dispute, or hands it to another one. Of two at once the first wins. */
export async function resolveDispute(deps: Deps, decision: Decision): Promise<void> {
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
    const deal = await lockDeal(tx, purchaseId);
    await decide(tx, deps, deal, decision);
    return { done: true };
  });
}

async function decide(tx: Tx, deps: Deps, deal: LockedDeal, decision: Decision): Promise<void> {
  const { actor, details: text } = decision;
  const before = deal.purchase;
  const facts = factsOf(deal, { ...decision, now: deps.now() });
  const { transition, refundKobo } = readVerdict(
    decideResolution({ ...facts, earlyReason: decision.earlyReason }),
    before,
  );
  const earlyReason = isEarly(facts) ? decision.earlyReason : undefined;
  const by = { actor: 'admin', id: actor.id } as const;
  if (earlyReason) {
    await noteEvent(tx, {
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
  await takeStep(tx, deps, deal, { transition, by, text, refundKobo, earlyReason, line });
}

/** What the rules need to know of a decision about this purchase. */
export function factsOf(
  deal: { purchase: PurchaseRow; dispute: LockedDeal['dispute'] },
  decision: Pick<Decision, 'type' | 'refundAmount'> & { actor: { id: string }; now: Date },
): ResolutionFacts {
  const { type, refundAmount, now } = decision;
  return {
    adminId: decision.actor.id,
    type,
    refundKobo: refundAmount === undefined ? undefined : koboFromNaira(refundAmount),
    purchase: deal.purchase,
    dispute: deal.dispute,
    now,
  };
}

/** The decision as it is taken, or the first reason why not. */
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
