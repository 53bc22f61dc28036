/**
 * Whether a purchase reaches the minimum price that counts, after what was refunded. A smaller one brings no reward, adds
 * nothing to the seller's record, and its claim holds no payouts: otherwise each of these could be had for a few naira.
 */
export function isCounted(
  { priceKobo, refundedKobo }: { priceKobo: number; refundedKobo: number },
  minimumKobo: number,
): boolean {
  return priceKobo - refundedKobo >= minimumKobo;
}
