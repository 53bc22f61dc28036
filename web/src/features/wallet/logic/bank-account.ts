import type { BankAccount } from '@oja/contract/payouts';
import { lazy } from '@/lib/lazy';
import type { Bank, NewBankAccount } from '../api';
import type { Refused } from './amounts';

/** Banks whose name or code holds every word that was typed, those that begin with it first. */
export function filterBanks(banks: readonly Bank[], typed: string): Bank[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = banks.filter(({ name, code }) => {
    const text = `${name} ${code}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const begins = ({ name }: Bank) => name.toLowerCase().startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((bank) => !begins(bank))];
}

/** The bank of exactly this name, however its letters were written. */
export function findBank(banks: readonly Bank[], typed: string): Bank | undefined {
  const name = typed.trim().toLowerCase();
  return name === '' ? undefined : banks.find((bank) => bankFieldText(bank).toLowerCase() === name);
}

export const bankNameLength = 30;

/** The field and the call take 30 characters; some names are longer, and their code says the rest. */
export function bankFieldText(bank: Bank): string {
  return bank.name.slice(0, bankNameLength).trim();
}

export interface BankAccountForm {
  bankName: string;
  accountNumber: string;
  accountName: string;
}

export const accountNumberLength = 10;

/** `keepsNumber`: an edited account may keep its number, which is never shown in full. */
export function refuseBankAccount(
  form: BankAccountForm,
  { keepsNumber }: { keepsNumber: boolean },
): Refused<keyof BankAccountForm> | undefined {
  if (form.bankName.trim() === '') return missing('bankName');
  const number = form.accountNumber.trim();
  if (number === '' && !keepsNumber) return missing('accountNumber');
  if (number !== '' && !isComplete(number)) {
    return {
      title: 'Verification Failed',
      description: 'An account number has 10 digits.',
      field: 'accountNumber',
    };
  }
  if (form.accountName.trim() === '') return missing('accountName');
  return undefined;
}

export function isComplete(accountNumber: string): boolean {
  return /^\d{10}$/.test(accountNumber.trim());
}

/** The payload of the specification; the code of the bank beside its name spares the server a search. */
export function accountOf(
  form: BankAccountForm,
  bank: Bank | undefined,
): Omit<NewBankAccount, 'accountNumber'> & { accountNumber?: string } {
  const number = form.accountNumber.trim();
  return {
    bankName: form.bankName.trim().slice(0, bankNameLength),
    accountName: form.accountName.trim(),
    ...(bank ? { bankCode: bank.code } : {}),
    ...(number === '' ? {} : { accountNumber: number }),
  };
}

function missing(field: keyof BankAccountForm): Refused<keyof BankAccountForm> {
  return { title: 'Missing Information', description: 'Please fill in all required fields.', field };
}

type Waiting = Pick<BankAccount, 'status' | 'usable_from'>;

/** Waiting times end at the same moment for all people, so they are written in the time of Lagos, as in the mails. */
const lagosTime = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'Africa/Lagos',
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    }),
);

export function inLagosTime(moment: string): string {
  return `${lagosTime().format(new Date(moment))} (Lagos time)`;
}

/** Why no money can go there yet, and until when; undefined when it can. By the clock of the server. */
export function waitingNote(account: Waiting, nowMs: number): string | undefined {
  if (account.status === 'in_review') return 'Our team is comparing the name on this account with yours.';
  if (account.usable_from === null || new Date(account.usable_from).getTime() <= nowMs) return undefined;
  return `Withdrawals to it are possible from ${inLagosTime(account.usable_from)}.`;
}
