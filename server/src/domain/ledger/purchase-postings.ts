import { nairaText } from '@oja/contract/money';
import { account } from './chart-of-accounts.ts';
import { credit, debit, type Posting } from './posting.ts';

/** The postings of a purchase: escrow, the settlement, cover after it, and what Oja adds after an appeal. */
export const purchasePostings = {
  purchaseHold: (fact: {
    purchaseId: string;
    buyerId: string;
    priceKobo: number;
    handle: string;
  }): Posting => ({
    key: `purchase:${fact.purchaseId}:hold`,
    kind: 'purchase_hold',
    subjectId: fact.purchaseId,
    memo: `Purchase of ${fact.handle}, held in escrow`,
    legs: [
      debit(account.wallet(fact.buyerId), fact.priceKobo),
      credit(account.escrow(fact.purchaseId), fact.priceKobo),
    ],
  }),

  /**
   * The only posting that takes money out of escrow: every outcome has the same key, so that only one can exist. A
   * payout to the seller is a sale; the whole price to the buyer is a refund.
   */
  purchaseSettled: (fact: {
    purchaseId: string;
    buyerId: string;
    sellerId: string;
    handle: string;
    refundedKobo: number;
    payoutKobo: number;
    /** The part of the payout that is held while cover runs. */
    heldKobo: number;
    feeKobo: number;
  }): Posting => ({
    key: `purchase:${fact.purchaseId}:settle`,
    kind: fact.payoutKobo + fact.feeKobo > 0 ? 'purchase_sale' : 'purchase_refund',
    subjectId: fact.purchaseId,
    memo: settledMemo(fact),
    legs: [
      debit(account.escrow(fact.purchaseId), fact.refundedKobo + fact.payoutKobo + fact.feeKobo),
      credit(account.wallet(fact.buyerId), fact.refundedKobo),
      credit(account.wallet(fact.sellerId), fact.payoutKobo - fact.heldKobo),
      credit(account.cover(fact.purchaseId), fact.heldKobo),
      credit(account.platform('platform_fees'), fact.feeKobo),
    ],
  }),

  /** Oja adds to what a ruling gave the appellant, from its own account. */
  appealAwarded: (fact: {
    appealId: string;
    purchaseId: string;
    userId: string;
    handle: string;
    amountKobo: number;
  }): Posting => ({
    key: `appeal:${fact.appealId}:award`,
    kind: 'appeal_award',
    subjectId: fact.purchaseId,
    memo: `Paid by Oja after an appeal about ${fact.handle}`,
    legs: [
      debit(account.platform('appeal_awards'), fact.amountKobo),
      credit(account.wallet(fact.userId), fact.amountKobo),
    ],
  }),

  /** Both ends of cover share a key, so that the held part leaves once. */
  coverReleased: (fact: {
    purchaseId: string;
    sellerId: string;
    handle: string;
    heldKobo: number;
  }): Posting => ({
    key: coverEndKey(fact.purchaseId),
    kind: 'cover_release',
    subjectId: fact.purchaseId,
    memo: `Cover for ${fact.handle} ended: the held part of the sale`,
    legs: [
      debit(account.cover(fact.purchaseId), fact.heldKobo),
      credit(account.wallet(fact.sellerId), fact.heldKobo),
    ],
  }),

  /**
   * An upheld claim: the buyer is paid from the held part, the seller's wallet and the fee; what is missing becomes the
   * seller's debt. What is left of the held part goes to the seller.
   */
  claimPaid: (fact: {
    purchaseId: string;
    buyerId: string;
    sellerId: string;
    handle: string;
    heldKobo: number;
    refundKobo: number;
    fromHeldKobo: number;
    fromWalletKobo: number;
    debtKobo: number;
    feeReturnedKobo: number;
  }): Posting => ({
    key: coverEndKey(fact.purchaseId),
    kind: 'claim_refund',
    subjectId: fact.purchaseId,
    memo: `Claim about ${fact.handle}: ${nairaText(fact.refundKobo)} to the buyer`,
    legs: [
      debit(account.cover(fact.purchaseId), fact.heldKobo),
      credit(account.wallet(fact.sellerId), fact.heldKobo - fact.fromHeldKobo),
      debit(account.wallet(fact.sellerId), fact.fromWalletKobo),
      debit(account.receivable(fact.sellerId), fact.debtKobo),
      debit(account.platform('platform_fees'), fact.feeReturnedKobo),
      credit(account.wallet(fact.buyerId), fact.refundKobo),
    ],
  }),
};

const coverEndKey = (purchaseId: string) => `cover:${purchaseId}:end`;

/** Both sides read the same text, so it names the event and not the recipient. */
function settledMemo(fact: {
  handle: string;
  refundedKobo: number;
  payoutKobo: number;
  feeKobo: number;
}): string {
  if (fact.refundedKobo === 0) return `Sale of ${fact.handle}`;
  if (fact.payoutKobo + fact.feeKobo === 0) return `Refund for ${fact.handle}`;
  return `Partial refund for ${fact.handle}: ${nairaText(fact.refundedKobo)} to the buyer, ${nairaText(fact.payoutKobo)} to the seller`;
}
