import type { NewBankAccount } from '../api/link-bank-account';
import type { Bank } from '../api/list-banks';
import { bankNameLength } from './find-bank';
import type { Refused } from './read-amount';

export interface BankAccountForm {
  bankName: string;
  accountNumber: string;
  accountName: string;
}

export const accountNumberLength = 10;

/** `keepsNumber`: an account that is edited may keep the number nobody sees in full. */
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
