import type { CoverBrief } from '@oja/contract/cover-fields';
import { formatNaira } from '@/lib/money';

export interface ConfirmedPurchase {
  price: number;
  listing: { handle: string };
  cover: Pick<CoverBrief, 'days' | 'held'> | null;
}

/** What a confirmation does with the money, and what the buyer can still do afterwards. */
export function releaseText({ price, listing: { handle }, cover }: ConfirmedPurchase): string {
  const released = `${formatNaira(price)} is released from escrow`;
  if (cover === null)
    return `${released}, the seller of ${handle} is paid at once, and you can no longer file a dispute.`;
  const held = `${formatNaira(cover.held)}, which is held for ${cover.days} days of cover`;
  return `${released}. The seller of ${handle} is paid at once, except for ${held}. You can no longer file a dispute; while you are covered, you can make a claim.`;
}
