import type { ActivityType } from '@oja/contract/wallet';

/** The names of the transfer kinds in the wallet history. A kind that is missing here is shown under a general name. */
const kinds: ReadonlyMap<string, { type: ActivityType; title: string }> = new Map(
  Object.entries({
    funding: { type: 'funding', title: 'Funds added' },
    funding_credited: { type: 'funding', title: 'Funds added' },
    opening_balance: { type: 'funding', title: 'Opening balance' },
    withdrawal: { type: 'withdrawal', title: 'Withdrawal' },
    withdrawal_returned: { type: 'refund', title: 'Withdrawal returned' },
    purchase_hold: { type: 'purchase', title: 'Purchase' },
    purchase_sale: { type: 'sale', title: 'Sale' },
    purchase_refund: { type: 'refund', title: 'Refund' },
    cover_release: { type: 'sale', title: 'Held part released' },
    claim_refund: { type: 'other', title: 'Claim paid' },
    subscription: { type: 'plan', title: 'Seller plan' },
    referral: { type: 'reward', title: 'Referral reward' },
    appeal_award: { type: 'refund', title: 'Paid after an appeal' },
    adjustment: { type: 'other', title: 'Adjustment by our team' },
    chargeback_hold: { type: 'other', title: 'Payment held' },
    debt_recovered: { type: 'other', title: 'Debt paid back' },
    chargeback_won: { type: 'refund', title: 'Payment released' },
  }),
);

/** A split settlement is a sale to the seller and a partial refund to the buyer; a claim pays the buyer as well. */
export function describeKind(kind: string, as: 'buyer' | 'owner'): { type: ActivityType; title: string } {
  if (kind === 'purchase_sale' && as === 'buyer') return { type: 'refund', title: 'Partial refund' };
  if (kind === 'claim_refund' && as === 'buyer') return { type: 'refund', title: 'Claim refund' };
  return kinds.get(kind) ?? { type: 'other', title: 'Wallet movement' };
}
