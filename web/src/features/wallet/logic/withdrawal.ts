import type { BankAccount } from '@oja/contract/bank-account-fields';
import { payoutEndpoints, type Withdrawal } from '@oja/contract/payouts';
import type { WithdrawalMethod, WithdrawalOptions } from '@oja/contract/withdrawal-options';
import { z } from 'zod';
import type { Bank, NewBankAccount, NewMobileWallet, WithdrawalOrder } from '../api';
import { fillInAll, limitText, readAmount, subtractNaira } from './amounts';
import { accountOf, findBank, newBankAccountForm } from './bank-account';

/**
 * A card number is looked at in the browser only: whether it can be one, and what its last four digits are. Nothing
 * else of it is sent or kept.
 */
export function isCardNumber(typed: string): boolean {
  const digits = digitsOf(typed);
  return /^\d{12,19}$/.test(digits) && luhnSum(digits) % 10 === 0;
}

export function lastFour(typed: string): string {
  return digitsOf(typed).slice(-4);
}

/** In groups of four, as it stands on the card. */
export function groupCardNumber(typed: string): string {
  return typed
    .replace(/\D/g, '')
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}

function digitsOf(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

export interface WithdrawalForm {
  amount: string;
  method: WithdrawalMethod | '';
  /** The id of a linked account, or `another` for one that is linked by submitting. */
  bankAccountId: string;
  bankName: string;
  accountNumber: string;
  accountName: string;
  cardNumber: string;
  /** The id of a linked mobile wallet, or `another`. */
  mobileWalletId: string;
  mobileProvider: string;
  mobileNumber: string;
}

export const another = 'another';

export const emptyWithdrawal: WithdrawalForm = {
  amount: '',
  method: '',
  bankAccountId: '',
  bankName: '',
  accountNumber: '',
  accountName: '',
  cardNumber: '',
  mobileWalletId: '',
  mobileProvider: '',
  mobileNumber: '',
};

type Limits = Pick<WithdrawalOptions, 'available' | 'minimum' | 'daily_left' | 'methods'>;
type Problem = { field: string; message: string };

export const minimumWithdrawalText = (minimum: number) => `Minimum withdrawal: ${limitText(minimum)}`;

/** Complains about one field at a time; the server validates again. */
export function withdrawalForm(limits: Limits) {
  return z.custom<WithdrawalForm>().superRefine((form, context) => {
    const problem = findProblem(form, limits);
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message });
  });
}

function findProblem(form: WithdrawalForm, limits: Limits): Problem | undefined {
  const amount = readAmount(form.amount);
  if (amount === undefined || amount > limits.available) {
    return wrongAmount('Please enter a valid amount within your available balance.');
  }
  if (form.method === '') return missing('method');
  // The minimum is what must arrive, since the gateway sends no less.
  if (receivedAmount(amount, feeOf(form.method, limits)) < limits.minimum) {
    return wrongAmount(minimumWithdrawalText(limits.minimum));
  }
  if (amount > limits.daily_left) {
    return wrongAmount(`You can withdraw ${limitText(limits.daily_left)} more today.`);
  }
  return findDestinationProblem(form, form.method);
}

function findDestinationProblem(form: WithdrawalForm, method: WithdrawalMethod): Problem | undefined {
  switch (method) {
    case 'bank':
      if (form.bankAccountId === '') return missing('bankAccountId');
      return form.bankAccountId === another ? problemOf(newBankAccountForm.safeParse(form)) : undefined;
    case 'card':
      if (form.cardNumber.trim() === '') return missing('cardNumber');
      if (!isCardNumber(form.cardNumber)) {
        return { field: 'cardNumber', message: 'Please enter a valid card number.' };
      }
      return undefined;
    case 'mobile':
      if (form.mobileWalletId === '') return missing('mobileWalletId');
      if (form.mobileWalletId !== another) return undefined;
      if (form.mobileProvider === '') return missing('mobileProvider');
      if (form.mobileNumber.trim() === '') return missing('mobileNumber');
      return problemOf(mobileNumberForm.safeParse(form));
  }
}

const mobileNumberForm = z.object({
  mobileNumber: z
    .string()
    .transform(plainNumber)
    .pipe(payoutEndpoints.linkMobileWallet.body.shape.mobile_number),
});

function problemOf({ error }: z.ZodSafeParseResult<unknown>): Problem | undefined {
  const [issue] = error?.issues ?? [];
  return issue && { field: String(issue.path[0]), message: issue.message };
}

/** What is sent: of a card its last four digits and nothing more. */
export function orderOf(form: WithdrawalForm): WithdrawalOrder | undefined {
  const amount = readAmount(form.amount);
  if (amount === undefined) return undefined;
  switch (form.method) {
    case '':
      return undefined;
    case 'bank':
      return { amount, method: 'bank', bank_account_id: form.bankAccountId };
    case 'card':
      return { amount, method: 'card', card_last4: lastFour(form.cardNumber) };
    case 'mobile':
      return { amount, method: 'mobile', bank_account_id: form.mobileWalletId };
  }
}

export type NewDestination =
  | { kind: 'bank'; account: NewBankAccount }
  | { kind: 'mobile'; wallet: NewMobileWallet };

/** What must be linked before money can go there; undefined when it is linked already. */
export function newDestinationOf(form: WithdrawalForm, banks: readonly Bank[]): NewDestination | undefined {
  if (form.method === 'bank' && form.bankAccountId === another) {
    const { accountNumber = '', ...account } = accountOf(form, findBank(banks, form.bankName));
    return { kind: 'bank', account: { ...account, accountNumber } };
  }
  if (form.method === 'mobile' && form.mobileWalletId === another) {
    const mobile_number = plainNumber(form.mobileNumber);
    return { kind: 'mobile', wallet: { mobile_provider: form.mobileProvider, mobile_number } };
  }
  return undefined;
}

/** The form once a destination is linked: chosen if money can go there now, and nothing left of what was typed. */
export function afterLinking(form: WithdrawalForm, account: BankAccount): WithdrawalForm {
  const { bankName, accountNumber, accountName, mobileProvider, mobileNumber } = emptyWithdrawal;
  const choice = account.actions.includes('withdraw') ? account.id : '';
  const typed = { bankName, accountNumber, accountName, mobileProvider, mobileNumber };
  return account.kind === 'bank'
    ? { ...form, ...typed, bankAccountId: choice }
    : { ...form, ...typed, mobileWalletId: choice };
}

export function feeOf(method: WithdrawalMethod | '', limits: Pick<Limits, 'methods'>): number {
  return limits.methods.find((terms) => terms.method === method)?.fee ?? 0;
}

/** What arrives; nothing when the fee eats it all. */
export function receivedAmount(amount: number, fee: number): number {
  return Math.max(0, subtractNaira(amount, fee));
}

function plainNumber(typed: string): string {
  return typed.replace(/[\s()-]/g, '');
}

function wrongAmount(message: string): Problem {
  return { field: 'amount', message };
}

function missing(field: keyof WithdrawalForm): Problem {
  return { field, message: fillInAll };
}

function isOpen(withdrawal: Withdrawal): boolean {
  return withdrawal.status === 'requested' || withdrawal.status === 'sending';
}

const settledShown = 3;

/** What a person looks for first: all that is under way, and how the last few ended. */
export function latestWithdrawals(withdrawals: readonly Withdrawal[]): Withdrawal[] {
  const settled = withdrawals.filter((withdrawal) => !isOpen(withdrawal)).slice(0, settledShown);
  return withdrawals.filter((withdrawal) => isOpen(withdrawal) || settled.includes(withdrawal));
}
