import type { DisputeReason, ResolutionType } from '@oja/contract/purchase-fields';
import type { Ending } from './demo-purchase-table.ts';

/** The texts of a demo dispute, and its decision. */
export interface DemoDispute {
  reason: DisputeReason;
  buyerText: string;
  /** Whether the buyer adds a picture of the figures. */
  withPicture: boolean;
  sellerText: string;
  decision?: { type: ResolutionType; details: string; refundNaira?: number };
}

const figuresDiffer = {
  reason: 'not_as_described',
  buyerText: 'The figures of the last month are not those of the listing. See the picture.',
  withPicture: true,
  sellerText: 'I have not signed in since the sale. Some followers left when the name changed.',
} as const;

/** The endings that a dispute led to. */
export const demoDisputes: Partial<Record<Ending, DemoDispute>> = {
  disputed: figuresDiffer,
  escalated: { ...figuresDiffer, decision: { type: 'escalate', details: 'Please look at the screenshots.' } },
  partial: {
    ...figuresDiffer,
    decision: {
      type: 'partial_refund',
      details: 'A third of the followers was missing on the day of the sale.',
      refundNaira: 30_000,
    },
  },
  upheld: {
    ...figuresDiffer,
    decision: { type: 'favor_seller', details: 'The figures of the listing and of the account agree.' },
  },
  refunded: {
    reason: 'account_recovered',
    buyerText: 'I was signed out on the second day, and the password no longer works.',
    withPicture: false,
    sellerText: 'Somebody asked the platform for a new password. It was not me, but I see that it is gone.',
    decision: { type: 'favor_buyer', details: 'The account went back to its old owner.' },
  },
  replaced: {
    reason: 'credentials_fail',
    buyerText: 'The password of the mailbox is not accepted, so I cannot confirm the new number.',
    withPicture: false,
    sellerText: 'I had changed it the week before. The right one is in the replacement.',
    decision: { type: 'replacement', details: 'The new credentials work; the window begins again.' },
  },
  withdrawn: {
    reason: 'other',
    buyerText: 'I cannot sign in from my phone.',
    withPicture: false,
    sellerText: 'Please try it in a browser first, the application asks for a code.',
  },
};
