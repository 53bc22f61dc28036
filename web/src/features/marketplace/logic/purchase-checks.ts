import type { DealTerms } from '@oja/contract/market-fields';

/** What becomes of the money. A purchase keeps these terms, whatever the settings say later. */
export function escrowSentence({ dispute_days, escrow_days }: DealTerms): string {
  const paid =
    escrow_days > dispute_days
      ? `the seller is paid ${escrow_days} days after the purchase`
      : 'the seller is paid when they are over';
  return `Your money waits in escrow. You have ${dispute_days} days to check the account and to confirm it or file a dispute; without either, ${paid}.`;
}
