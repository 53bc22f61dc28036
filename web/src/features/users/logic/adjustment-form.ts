import { type NewAdjustment, newAdjustment } from '@oja/contract/wallet-adjustments';
import { z } from 'zod';
import { withSentence } from '@/lib/form-schemas';
import { typedAmount } from '@/lib/typed-amount';

export const adjustmentOptions = [
  { value: 'goodwill', label: 'Goodwill: give money' },
  { value: 'correction_credit', label: 'Correction: give money' },
  { value: 'correction_debit', label: 'Correction: take money back' },
] as const;

export const adjustmentForm = z.strictObject({
  what: z.enum(['goodwill', 'correction_credit', 'correction_debit']),
  amount: withSentence(typedAmount, 'Please enter a valid amount.'),
  reason: newAdjustment.shape.reason,
});

export function adjustmentOf({ what, amount, reason }: z.output<typeof adjustmentForm>): NewAdjustment {
  return {
    kind: what === 'goodwill' ? 'goodwill' : 'correction',
    direction: what === 'correction_debit' ? 'debit' : 'credit',
    amount,
    reason,
  };
}
