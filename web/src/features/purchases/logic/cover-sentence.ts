import type { CoverBrief } from '@oja/contract/cover-fields';
import type { Purchase } from '@oja/contract/purchases';
import { formatDateTime } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { coverBankSentence } from '@/shared/purchases/bank-sentence';

type Covered = Pick<Purchase, 'release_waits'> & { cover: CoverBrief };

/** Cover of a purchase in one sentence, as each side wants to know it; another says that the held part waits for a bank. */
export function coverSentence({ cover, release_waits }: Covered, side: 'buyer' | 'seller'): string {
  const isHeld = cover.held > 0;
  const held = formatNaira(cover.held);
  if (cover.claim === 'open')
    return isHeld ? `A claim is open. ${held} is held until it is decided.` : 'A claim is open.';
  if (cover.ended_at !== null) {
    return cover.claim === 'upheld'
      ? `A claim was upheld on ${formatDateTime(cover.ended_at)}.`
      : `Cover ended on ${formatDateTime(cover.ended_at)}.`;
  }
  if (!isHeld) return unheldSentence(cover, side);
  if (cover.ends_at !== null) {
    const running =
      side === 'buyer'
        ? `You are covered until ${formatDateTime(cover.ends_at)}. ${held} of the seller’s money is held.`
        : `${held} of it is held for cover until ${formatDateTime(cover.ends_at)}.`;
    return release_waits ? `${running} ${coverBankSentence}` : running;
  }
  return side === 'buyer'
    ? `After you confirm, you are covered for ${cover.days} days: ${held} of the seller’s money is held.`
    : `After confirmation ${held} is held for ${cover.days} days of cover.`;
}

/** Before cover ends, where the settings hold no part of the payout. */
function unheldSentence({ days, ends_at }: CoverBrief, side: 'buyer' | 'seller'): string {
  const nothing =
    side === 'buyer' ? 'None of the seller’s money is held.' : 'No part of your payout is held.';
  if (ends_at === null) {
    return side === 'buyer'
      ? `After you confirm, you are covered for ${days} days. ${nothing}`
      : `After confirmation cover runs for ${days} days. ${nothing}`;
  }
  const until = formatDateTime(ends_at);
  return side === 'buyer'
    ? `You are covered until ${until}. ${nothing}`
    : `Cover runs until ${until}. ${nothing}`;
}
