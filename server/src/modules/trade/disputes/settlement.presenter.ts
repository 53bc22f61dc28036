import { nairaFromKobo } from '@oja/contract/money';
import type { DisputeSettlement } from '@oja/contract/settlement-fields';
import { heldKoboOf } from '../../../domain/cover/held-part.ts';
import { settle } from '../../../domain/purchase/settlement.ts';
import type { SettlementRow } from './settlement.store.ts';

export interface PriceTerms {
  priceKobo: number;
  feeBps: number;
  coverDays: number;
  coverHeldBps: number;
}

export function presentSettlement(terms: PriceTerms, row: SettlementRow): DisputeSettlement {
  return {
    id: row.id,
    status: row.status,
    proposed_by: row.proposedBy,
    ...presentDivision(terms, row.refundKobo),
    proposed_at: row.createdAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

/** What everybody gets when this much goes back to the buyer. */
export function presentDivision(terms: PriceTerms, refundKobo: number) {
  const { refundedKobo, payoutKobo, feeKobo } = settle(terms, refundKobo);
  return {
    buyer_gets: nairaFromKobo(refundedKobo),
    seller_gets: nairaFromKobo(payoutKobo),
    held: nairaFromKobo(heldKoboOf(terms, payoutKobo)),
    fee: nairaFromKobo(feeKobo),
  };
}
