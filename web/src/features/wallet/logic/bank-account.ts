import type { BankAccount } from '@oja/contract/bank-account-fields';
import { lagosMoment } from '@oja/contract/lagos-time';
import { payoutEndpoints } from '@oja/contract/payouts';
import { textLimits } from '@oja/contract/text-limits';
import { z } from 'zod';
import { emptyFieldSentences, firstIssueOnly } from '@/lib/form-schemas';
import type { Bank, NewBankAccount } from '../api';
import { fillInAll } from './amounts';

/** Banks whose name, initials or code hold every word that was typed, those that begin with it first. */
export function filterBanks(banks: readonly Bank[], typed: string): Bank[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const found = banks.filter((bank) => words.every((word) => isNamedBy(bank, word)));
  const begins = ({ name }: Bank) => name.toLowerCase().startsWith(words[0] ?? '');
  return [...found.filter(begins), ...found.filter((bank) => !begins(bank))];
}

/** Names that people use and that are neither a part of the bank's name nor its initials. */
const bankAliases: ReadonlyMap<string, string> = new Map([
  ['gtbank', 'guaranty trust'],
  ['gtco', 'guaranty trust'],
  ['firstbank', 'first bank'],
  ['stanchart', 'standard chartered'],
]);

function isNamedBy({ name, code }: Bank, word: string): boolean {
  const text = `${name} ${code}`.toLowerCase();
  const alias = bankAliases.get(word);
  if (text.includes(word) || (alias !== undefined && text.includes(alias))) return true;
  return word.length > 1 && initialsOf(name).startsWith(word);
}

/** United Bank for Africa is uba, and First Bank of Nigeria is fbn. */
function initialsOf(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const bearing = words.filter((word) => !['and', 'for', 'of', 'the'].includes(word));
  return bearing.map((word) => word.charAt(0)).join('');
}

/** The bank of exactly this name, however its letters were written. */
export function findBank(banks: readonly Bank[], typed: string): Bank | undefined {
  const name = typed.trim().toLowerCase();
  return name === '' ? undefined : banks.find((bank) => bankFieldText(bank).toLowerCase() === name);
}

/** The field and the call take 30 characters; some names are longer, and their code says the rest. */
export function bankFieldText(bank: Bank): string {
  return bank.name.slice(0, textLimits.bankName).trim();
}

const { bankName, accountNumber, accountName } = payoutEndpoints.linkBankAccount.body.shape;

const missing = emptyFieldSentences({
  bankName: fillInAll,
  accountNumber: fillInAll,
  accountName: fillInAll,
});

export const newBankAccountForm = firstIssueOnly(
  // An empty number is missing, not malformed.
  z.object({ bankName, accountNumber: z.string().trim().min(1).pipe(accountNumber), accountName }),
  missing,
);

/** An edited account may keep its number, which is never shown in full. */
export const bankAccountChangeForm = firstIssueOnly(
  z.object({
    bankName,
    accountNumber: z
      .string()
      .trim()
      .transform((typed) => (typed === '' ? undefined : typed))
      .pipe(accountNumber.optional()),
    accountName,
  }),
  missing,
);

export type BankAccountForm = z.input<typeof newBankAccountForm>;

export const accountNumberLength = 10;

export function isComplete(typed: string): boolean {
  return accountNumber.safeParse(typed).success;
}

/** The payload of the specification; the code of the bank beside its name spares the server a search. */
export function accountOf(
  form: Omit<BankAccountForm, 'accountNumber'> & { accountNumber?: string | undefined },
  bank: Bank | undefined,
): Omit<NewBankAccount, 'accountNumber'> & { accountNumber?: string } {
  const number = form.accountNumber?.trim();
  return {
    bankName: form.bankName.trim().slice(0, textLimits.bankName),
    accountName: form.accountName.trim(),
    ...(bank ? { bankCode: bank.code } : {}),
    ...(number ? { accountNumber: number } : {}),
  };
}

type Waiting = Pick<BankAccount, 'status' | 'usable_from'>;

/** Waiting times are written as in the mails. */
export function inLagosTime(moment: string): string {
  return `${lagosMoment(new Date(moment))} (Lagos time)`;
}

/** Why no money can go there yet, and until when; undefined when it can. By the clock of the server. */
export function waitingNote(account: Waiting, nowMs: number): string | undefined {
  if (account.status === 'in_review') return 'Our team is comparing the name on this account with yours.';
  if (account.usable_from === null || new Date(account.usable_from).getTime() <= nowMs) return undefined;
  return `Withdrawals to it are possible from ${inLagosTime(account.usable_from)}.`;
}
