import { adminTransactionEndpoints, type PaymentMethod, type Trader } from '@oja/contract/admin-transactions';
import type { Platform } from '@oja/contract/listing-fields';
import { formatNaira } from '@/lib/money';
import { readNaira } from '@/lib/read-number';
import type { NewTransaction } from '../api';

const { body } = adminTransactionEndpoints.addTransaction;

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

/** Fields of the body that may be missing, and where the form asks for them. */
const requiredFields = {
  buyer_id: 'buyer',
  seller_id: 'seller',
  account: 'account',
  amount: 'amount',
  reason: 'reason',
} as const;
export type RequiredField = (typeof requiredFields)[keyof typeof requiredFields];

export function missingFields(form: AddForm): RequiredField[] {
  const wrong = new Set(body.safeParse(valuesOf(form)).error?.issues.map(({ path }) => path[0]));
  return Object.entries(requiredFields).flatMap(([name, field]) => (wrong.has(name) ? [field] : []));
}

/** What is sent, or nothing while something is missing. */
export function saleOf(form: AddForm): NewTransaction | undefined {
  return body.safeParse(valuesOf(form)).data;
}

function valuesOf(form: AddForm) {
  const account = withAt(form.account);
  return {
    buyer_id: form.buyer?.id,
    seller_id: form.seller?.id,
    account: account === '@' ? '' : account,
    platform: form.platform,
    amount: wholeNaira(form.amount),
    payment_method: form.method,
    reason: form.reason,
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
