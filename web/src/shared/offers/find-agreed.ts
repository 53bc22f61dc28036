import type { Offer } from '@oja/contract/offers';

/** The offer that the buyer may pay now. The asking price may have fallen below what was agreed. */
export function findAgreed(offers: readonly Offer[]): Offer | undefined {
  return offers.find(({ actions, amount, listing }) => actions.includes('pay') && amount < listing.price);
}
