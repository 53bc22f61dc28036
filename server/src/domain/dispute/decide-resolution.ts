import type { PurchaseStatus, ResolutionType } from '@oja/contract/purchase-fields';
import { decideMove } from '../process.ts';
import { purchaseProcess } from '../purchase/purchase-process.ts';
import { disputeProcess, type StoredDisputeStatus } from './dispute-process.ts';

export interface ResolutionFacts {
  staffId: string;
  type: ResolutionType;
  /** Undefined when none was given. */
  refundKobo: number | undefined;
  purchase: {
    status: PurchaseStatus;
    buyerId: string;
    sellerId: string;
    priceKobo: number;
    replacements: number;
  };
  /** The latest dispute; undefined when there is none. */
  dispute: DisputeFacts | undefined;
  /** Who escalated the dispute, where another could decide it; undefined otherwise. */
  barredEscalatorId: string | undefined;
  now: Date;
}

interface DisputeFacts {
  status: StoredDisputeStatus;
  replacementAt: Date | null;
  sellerAnsweredAt: Date | null;
  sellerDueAt: Date;
}

export type ResolutionRefusal =
  | 'party_cannot_decide'
  | 'purchase_state_conflict'
  | 'another_admin_needed'
  | 'refund_amount_wrong'
  | 'replacement_used'
  | 'replacement_missing'
  | 'seller_may_still_answer';

export type ResolutionVerdict =
  | { kind: 'refused'; code: ResolutionRefusal }
  /** A refund of the whole price is a decision for the buyer, whatever its type. */
  | { kind: 'take'; transition: ResolutionType; refundKobo: number | undefined };

/** Whether this member of staff may make this decision now. */
export function decideResolution(
  facts: ResolutionFacts & { earlyReason: string | undefined },
): ResolutionVerdict {
  const verdict = weighResolution(facts);
  if (verdict.kind === 'refused' || facts.earlyReason !== undefined) return verdict;
  return isEarly(facts) ? { kind: 'refused', code: 'seller_may_still_answer' } : verdict;
}

/** True for a decision while the seller has not answered and still can. An escalation is no decision. */
export function isEarly({ type, dispute, now }: Pick<ResolutionFacts, 'type' | 'dispute' | 'now'>): boolean {
  return type !== 'escalate' && dispute !== undefined && maySellerAnswer(dispute, now);
}

/** Whether an open dispute has no answer of the seller and its time is not over. */
export function maySellerAnswer(
  dispute: Pick<DisputeFacts, 'status' | 'sellerAnsweredAt' | 'sellerDueAt'>,
  now: Date,
): boolean {
  return dispute.status !== 'resolved' && dispute.sellerAnsweredAt === null && now < dispute.sellerDueAt;
}

/** The same without regard to the time: the decisions that are possible, if necessary with a reason for not waiting. */
export function weighResolution(facts: Omit<ResolutionFacts, 'now'>): ResolutionVerdict {
  const blocked = findBlocker(facts);
  if (blocked) return { kind: 'refused', code: blocked };
  const { type, refundKobo, purchase, dispute } = facts;
  switch (type) {
    case 'partial_refund':
      if (refundKobo === undefined || refundKobo <= 0 || refundKobo > purchase.priceKobo) {
        return { kind: 'refused', code: 'refund_amount_wrong' };
      }
      return refundKobo === purchase.priceKobo
        ? { kind: 'take', transition: 'favor_buyer', refundKobo: undefined }
        : { kind: 'take', transition: type, refundKobo };
    case 'replacement':
      if (purchase.replacements > 0) return { kind: 'refused', code: 'replacement_used' };
      if (!dispute?.replacementAt) return { kind: 'refused', code: 'replacement_missing' };
      break;
    case 'escalate':
      if (
        dispute &&
        decideMove(disputeProcess, 'escalate', { status: dispute.status, actor: 'admin' }).kind !== 'allowed'
      ) {
        return { kind: 'refused', code: 'purchase_state_conflict' };
      }
      break;
    case 'favor_buyer':
    case 'favor_seller':
      break;
  }
  // An amount belongs to a partial refund only; with any other type it is refused as a mistake.
  if (refundKobo !== undefined) return { kind: 'refused', code: 'refund_amount_wrong' };
  return { kind: 'take', transition: type, refundKobo: undefined };
}

/** The reason why a member of staff cannot decide a dispute at all, whatever the decision. */
export function findBlocker(
  facts: Pick<ResolutionFacts, 'staffId' | 'purchase' | 'dispute' | 'barredEscalatorId'>,
):
  | Extract<ResolutionRefusal, 'party_cannot_decide' | 'purchase_state_conflict' | 'another_admin_needed'>
  | undefined {
  const { staffId, purchase, dispute, barredEscalatorId } = facts;
  if (staffId === purchase.buyerId || staffId === purchase.sellerId) return 'party_cannot_decide';
  const move = decideMove(purchaseProcess, 'favor_seller', { status: purchase.status, actor: 'admin' });
  if (move.kind !== 'allowed' || dispute === undefined) return 'purchase_state_conflict';
  if (staffId === barredEscalatorId) return 'another_admin_needed';
  return undefined;
}
