import type { Cover } from '@oja/contract/cover';
import { claimTerms } from '@oja/contract/cover-labels';
import { formatDateTime } from '@/lib/dates';

/** What is left of cover once an open claim is taken back. */
export function afterWithdrawal(cover: Pick<Cover, 'ends_at' | 'claims'>, nowMs: number): string {
  if (nowMs >= Date.parse(cover.ends_at)) {
    return 'The time of your cover is over, so you cannot claim again.';
  }
  const until = `Cover goes on until ${formatDateTime(cover.ends_at)}`;
  // Claims that the answer "lost" opened are not limited.
  const unasked = cover.claims.filter(({ source }) => source === 'buyer');
  return unasked.length < claimTerms.perPurchase
    ? `${until}, and you can claim again.`
    : `${until}, but this was the last claim you can make about this purchase.`;
}
