import { partOf } from '../ledger/fees.ts';
import type { EscrowMove } from './purchase-process.ts';

export interface Settlement {
  refundedKobo: number;
  payoutKobo: number;
  feeKobo: number;
}

/**
 * How the escrow is divided. The fee is on what the seller keeps, rounded half up to the kobo; the seller gets the
 * rest, so that the three always sum to the price.
 */
export function settle(deal: { priceKobo: number; feeBps: number }, refundKobo: number): Settlement {
  if (refundKobo < 0 || refundKobo > deal.priceKobo) {
    throw new RangeError(`${refundKobo} of ${deal.priceKobo} cannot be refunded`);
  }
  const keptKobo = deal.priceKobo - refundKobo;
  const feeKobo = partOf(keptKobo, deal.feeBps);
  return { refundedKobo: refundKobo, payoutKobo: keptKobo - feeKobo, feeKobo };
}

/** What leaves escrow with a transition; undefined while the money stays. */
export function settlementOf(
  deal: { priceKobo: number; feeBps: number },
  money: EscrowMove,
  refundKobo: number | undefined,
): Settlement | undefined {
  switch (money) {
    case 'release':
      return settle(deal, 0);
    case 'refund':
      return settle(deal, deal.priceKobo);
    case 'split':
      if (refundKobo === undefined) throw new RangeError('a split needs an amount');
      return settle(deal, refundKobo);
    case 'hold':
    case 'stay':
      return undefined;
  }
}
