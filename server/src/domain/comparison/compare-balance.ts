export interface BalanceSeen {
  /** What Paystack says it holds. */
  balanceKobo: number;
  /** What the books say it holds. */
  booksKobo: number;
  /** What has left it for withdrawals that the books still hold. */
  sentKobo: number;
}

/** What Paystack holds beyond what it should: by the books, less what is on its way. Zero when every kobo is known. */
export function balanceGap({ balanceKobo, booksKobo, sentKobo }: BalanceSeen): number {
  return balanceKobo - (booksKobo - sentKobo);
}
