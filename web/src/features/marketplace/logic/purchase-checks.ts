import type { ListingDetails } from '@oja/contract/listings';
import { countOf } from '@/lib/counts';

/** What becomes of the money. A purchase keeps these terms, whatever the settings say later. */
export function escrowSentence({ terms, handover }: Pick<ListingDetails, 'terms' | 'handover'>): string {
  if (handover !== null) {
    const [steps, days] = [countOf(handover.steps.length, 'step'), countOf(handover.release_days, 'day')];
    const paid = `when you confirm, or without your confirmation after ${days} at the earliest.`;
    const dispute =
      handover.release_days > handover.dispute_days
        ? `You can file a dispute for at least ${countOf(handover.dispute_days, 'day')}. The seller is paid ${paid}`
        : `You can file a dispute until the seller is paid: ${paid}`;
    return `Your money waits in escrow while the account is handed over in ${steps}. ${dispute}`;
  }
  const { dispute_days, escrow_days } = terms;
  const paid =
    escrow_days > dispute_days
      ? `the seller is paid ${escrow_days} days after the purchase`
      : 'the seller is paid when they are over';
  return `Your money waits in escrow. You have ${dispute_days} days to check the account and to confirm it or file a dispute; without either, ${paid}.`;
}
