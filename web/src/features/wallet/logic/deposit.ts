import { z } from 'zod';
import { withSentence } from '@/lib/form-schemas';
import { typedAmount, wrongAmountSentence } from '@/lib/typed-amount';
import { limitText } from './amounts';

/** The specified default, until the setting is fetched. */
export const usualMinimumNaira = 100;

export function depositHint(minimumNaira: number): string {
  return `Minimum deposit: ${limitText(minimumNaira)}`;
}

/** Amounts to choose by a click, none of which is below the minimum. */
export function quickDeposits(minimumNaira: number): number[] {
  return [1_000, 5_000, 10_000, 50_000].filter((amount) => amount >= minimumNaira);
}

export function depositForm(minimumNaira: number) {
  const amount = withSentence(
    typedAmount,
    (typed) => wrongAmountSentence(typed) ?? 'Please enter a valid amount.',
  );
  return z.strictObject({
    amount: amount.refine((naira) => naira >= minimumNaira, depositHint(minimumNaira)),
  });
}
