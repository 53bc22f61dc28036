import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import type { FieldErrors } from 'react-hook-form';
import { toast } from '@/components/ui/toast';
import { firstSentence } from '@/lib/form-schemas';
import { typedAmount } from '@/lib/typed-amount';

export function readAmount(text: string): number | undefined {
  return typedAmount.safeParse(text).data;
}

/** Naira less naira, counted in kobo, where 0.3 less 0.1 is 0.2. */
export function subtractNaira(amount: number, less: number): number {
  return nairaFromKobo(koboFromNaira(amount) - koboFromNaira(less));
}

/** The specified sentences name limits without decimals: ₦100, but ₦100.50. */
export function limitText(amountNaira: number): string {
  return `₦${amountNaira.toLocaleString('en-NG', {
    minimumFractionDigits: Number.isInteger(amountNaira) ? 0 : 2,
    maximumFractionDigits: 2,
  })}`;
}

export const fillInAll = 'Please fill in all required fields.';

const titles = new Map([
  ['amount', 'Invalid Amount'],
  ['accountNumber', 'Verification Failed'],
]);

/** Shows in a toast why a form was not sent. */
export function showRefusal(errors: FieldErrors): void {
  toast({ ...refusalOf(errors), variant: 'destructive' });
}

export function refusalOf(errors: FieldErrors): { title: string; description: string } {
  const [field = ''] = Object.keys(errors);
  const description = firstSentence(errors);
  if (description === fillInAll) return { title: 'Missing Information', description };
  return { title: titles.get(field) ?? 'Withdrawal Failed', description };
}
