import type { PurchaseStatus } from '@oja/contract/purchase-fields';
import { type SettlementStatus, settlementTerms } from '@oja/contract/settlement-fields';
import { decideMove } from '../process.ts';
import { type SettlementAnswer, settlementProcess } from './settlement-process.ts';

type Side = 'buyer' | 'seller';

export interface ProposalFacts {
  purchase: { status: PurchaseStatus; priceKobo: number };
  refundKobo: number;
  /** Of the present dispute. */
  hasOpenProposal: boolean;
  /** Of this side, in the present dispute. */
  proposals: number;
}

export type ProposalRefusal =
  | 'purchase_state_conflict'
  | 'refund_amount_wrong'
  | 'settlement_open_already'
  | 'too_many_settlements';

/** Why a side cannot propose this amount now; undefined when it can. */
export function refuseProposal(facts: ProposalFacts): ProposalRefusal | undefined {
  const { purchase, refundKobo } = facts;
  if (purchase.status !== 'disputed') return 'purchase_state_conflict';
  if (refundKobo <= 0 || refundKobo > purchase.priceKobo) return 'refund_amount_wrong';
  if (facts.hasOpenProposal) return 'settlement_open_already';
  return facts.proposals >= settlementTerms.perSide ? 'too_many_settlements' : undefined;
}

export interface AnswerFacts {
  side: Side;
  settlement: { status: SettlementStatus; proposedBy: Side; dueAt: Date };
  now: Date;
}

/** Why a side cannot give this answer now; undefined when it can. A late answer is refused, whether or not it lapsed. */
export function refuseAnswer(
  answer: SettlementAnswer,
  { side, settlement, now }: AnswerFacts,
): 'access_denied' | 'settlement_not_open' | undefined {
  const actor = side === settlement.proposedBy ? 'proposer' : 'answerer';
  const move = decideMove(settlementProcess, answer, { status: settlement.status, actor });
  if (move.kind === 'wrong_actor') return 'access_denied';
  return move.kind === 'wrong_status' || now >= settlement.dueAt ? 'settlement_not_open' : undefined;
}
