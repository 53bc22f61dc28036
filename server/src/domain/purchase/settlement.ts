import { partOf } from '../ledger/fees.ts';
import type { EscrowMove } from './purchase-process.ts';

export interface Settlement {
  refundedKobo: number;
  payoutKobo: number;
  feeKobo: number;
}

/**
 * The division of the escrow. The fee applies to the part of the seller, rounded half up to the kobo; the seller gets
 * the rest, so that the three always sum to the price.
 */
export function settle(terms: { priceKobo: number; feeBps: number }, refundKobo: number): Settlement {
  if (refundKobo < 0 || refundKobo > terms.priceKobo) {
    throw new RangeError(`${refundKobo} of ${terms.priceKobo} cannot be refunded`);
  }
  const keptKobo = terms.priceKobo - refundKobo;
  const feeKobo = partOf(keptKobo, terms.feeBps);
  return { refundedKobo: refundKobo, payoutKobo: keptKobo - feeKobo, feeKobo };
}

/** The settlement of a transition; undefined while the money stays in escrow. */
export function settlementOf(
  terms: { priceKobo: number; feeBps: number },
  money: EscrowMove,
  refundKobo: number | undefined,
): Settlement | undefined {
  switch (money) {
    case 'release':
      return settle(terms, 0);
    case 'refund':
      return settle(terms, terms.priceKobo);
    case 'split':
      if (refundKobo === undefined) throw new RangeError('a split needs an amount');
      return settle(terms, refundKobo);
    case 'hold':
    case 'stay':
      return undefined;
  }
}
