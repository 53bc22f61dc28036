import type { Sale } from '@oja/contract/purchases';

/** What the payout of a sale is called: it is not paid whole while cover holds a part, and a claim may have taken from it. */
export function payoutLabel({ held, cover }: Pick<Sale, 'held' | 'cover'>): string {
  const isCovered = cover !== null && cover.ends_at !== null && cover.ended_at === null;
  if (held > 0 || isCovered) return 'You get';
  return cover?.claim === 'upheld' ? 'Before the claim' : 'You got';
}
