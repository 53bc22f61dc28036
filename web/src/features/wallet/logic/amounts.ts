import { koboFromNaira, nairaFromKobo } from '@oja/contract/money';
import { toast } from '@/components/ui/toast';

/** What to say when a form cannot be sent as it is. */
export interface Refused<Field extends string = string> {
  title: string;
  description: string;
  /** The field that is marked and takes focus. */
  field: Field;
}

/** An amount as it was typed: naira above zero with at most two decimals, or nothing. */
export function readAmount(text: string): number | undefined {
  if (!/^\d{1,9}(?:\.\d{1,2})?$/.test(text.trim())) return undefined;
  const amount = Number(text);
  return amount > 0 ? amount : undefined;
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

/** Says why a form was not sent. */
export function showRefusal({ title, description }: Refused): void {
  toast({ title, description, variant: 'destructive' });
}
