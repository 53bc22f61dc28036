export interface BalanceSeen {
  /** The balance that Paystack reports. */
  balanceKobo: number;
  /** The balance in the books. */
  booksKobo: number;
  /** Transfers that have left Paystack for withdrawals that the books still hold. */
  sentKobo: number;
}

/**
 * The difference between Paystack's balance and the expected one: the books less transfers in progress. Zero when every
 * kobo is explained.
 */
export function balanceGap({ balanceKobo, booksKobo, sentKobo }: BalanceSeen): number {
  return balanceKobo - (booksKobo - sentKobo);
}
