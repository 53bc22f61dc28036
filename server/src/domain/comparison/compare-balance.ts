export interface BalanceSeen {
  /** What Paystack says it holds. */
  balanceKobo: number;
  /** What the books say it holds. */
  booksKobo: number;
  /** What has left it for withdrawals that the books still hold. */
  sentKobo: number;
}

/** What Paystack holds beside what it should. Top-ups and settlements are not booked, so it is rarely zero. */
export function balanceGap({ balanceKobo, booksKobo, sentKobo }: BalanceSeen): number {
  return balanceKobo - (booksKobo - sentKobo);
}

/**
 * What has left the balance since the last look without anybody here knowing. A gap that grew is money that came, as
 * a top-up does; one that shrank is money that went.
 */
export function lostBetween(before: BalanceSeen | undefined, now: BalanceSeen): number {
  return before === undefined ? 0 : Math.max(0, balanceGap(before) - balanceGap(now));
}
