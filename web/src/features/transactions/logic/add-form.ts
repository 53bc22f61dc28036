import type { PaymentMethod, Trader } from '@oja/contract/admin-transactions';
import type { Platform } from '@oja/contract/listing-fields';
import { formatNaira } from '@/lib/money';
import type { NewTransaction } from '../api';
import { readNaira } from './typed-naira';

export const fillInSentence = 'Please fill in all required fields';

/** As the dialog holds it: amounts are still what was typed. */
export interface AddForm {
  buyer: Trader | undefined;
  seller: Trader | undefined;
  account: string;
  platform: Platform;
  amount: string;
  method: PaymentMethod;
  reason: string;
}

export const emptyAddForm: AddForm = {
  buyer: undefined,
  seller: undefined,
  account: '',
  platform: 'instagram',
  amount: '',
  method: 'Wallet',
  reason: '',
};

export type RequiredField = 'buyer' | 'seller' | 'account' | 'amount' | 'reason';

export function missingFields(form: AddForm): RequiredField[] {
  const filled: Record<RequiredField, boolean> = {
    buyer: form.buyer !== undefined,
    seller: form.seller !== undefined,
    account: form.account.trim().replace(/^@/, '') !== '',
    amount: wholeNaira(form.amount) > 0,
    reason: form.reason.trim() !== '',
  };
  return (['buyer', 'seller', 'account', 'amount', 'reason'] as const).filter((field) => !filled[field]);
}

/** What is sent, or nothing while something is missing. */
export function saleOf(form: AddForm): NewTransaction | undefined {
  const { buyer, seller } = form;
  if (!buyer || !seller || missingFields(form).length > 0) return undefined;
  return {
    buyer_id: buyer.id,
    seller_id: seller.id,
    account: withAt(form.account),
    platform: form.platform,
    amount: wholeNaira(form.amount),
    payment_method: form.method,
    reason: form.reason.trim(),
  };
}

export function withAt(account: string): string {
  const handle = account.trim();
  return handle === '' || handle.startsWith('@') ? handle : `@${handle}`;
}

/** What stands below the amount: kobo are never left off without a word. */
export function amountHint(typed: string): string {
  const naira = readNaira(typed);
  if (naira === undefined || Number.isInteger(naira)) return usualAmountHint;
  return `Whole naira only: kobo are left off, the sale is for ${formatNaira(wholeNaira(typed))}.`;
}

const usualAmountHint = 'Whole naira. Oja’s fee is taken from it when it is paid out.';

/** Kobo are cut off, as the form takes a whole number; what is no amount is nothing. */
export function wholeNaira(typed: string): number {
  return Math.trunc(readNaira(typed) ?? 0);
}
