import { describe, expect, test } from 'vitest';
import {
  accountOf,
  bankAccountChangeForm,
  bankFieldText,
  filterBanks,
  findBank,
  newBankAccountForm,
  waitingNote,
} from './bank-account';

const filled = { bankName: 'Test Bank', accountNumber: '0123456789', accountName: 'ADA OBI' };

describe('linking a bank account', () => {
  test.each([
    ['U696', 'bankName'],
    ['U697', 'accountNumber'],
    ['U698', 'accountName'],
  ] as const)('%s, U699, U700: without %s it asks for it', (_id, field) => {
    expect(newBankAccountForm.safeParse({ ...filled, [field]: ' ' }).error?.issues).toMatchObject([
      { path: [field], message: 'Please fill in all required fields.' },
    ]);
  });

  test('complains about the first missing field alone', () => {
    const empty = { bankName: '', accountNumber: '', accountName: '' };
    expect(newBankAccountForm.safeParse(empty).error?.issues).toMatchObject([{ path: ['bankName'] }]);
  });

  test.each(['012345678', '01234567890', '01234abcde'])('%s is no account number', (accountNumber) => {
    expect(newBankAccountForm.safeParse({ ...filled, accountNumber }).error?.issues).toMatchObject([
      { path: ['accountNumber'], message: 'An account number has 10 digits.' },
    ]);
  });

  test('a complete form is sent with the code of the bank', () => {
    const account = newBankAccountForm.parse(filled);
    expect(accountOf(account, { name: 'Test Bank', code: '001' })).toEqual({ ...filled, bankCode: '001' });
  });
});

describe('editing a bank account', () => {
  const kept = { ...filled, accountNumber: '' };

  test('an empty number keeps the old one', () => {
    const account = bankAccountChangeForm.parse(kept);
    expect(accountOf(account, undefined)).toEqual({ bankName: 'Test Bank', accountName: 'ADA OBI' });
  });

  test('a number that was typed must be whole', () => {
    const { error } = bankAccountChangeForm.safeParse({ ...filled, accountNumber: '12' });
    expect(error?.issues).toMatchObject([{ path: ['accountNumber'] }]);
  });
});

const nowMs = Date.parse('2026-03-04T12:00:00Z');

test('an account that can be used has no note', () => {
  expect(waitingNote({ status: 'active', usable_from: null }, nowMs)).toBeUndefined();
  expect(waitingNote({ status: 'active', usable_from: '2026-03-04T12:00:00Z' }, nowMs)).toBeUndefined();
});

test('a new account shows from when it can be used, in the time of Lagos wherever the person is', () => {
  expect(waitingNote({ status: 'active', usable_from: '2026-03-05T23:30:00Z' }, nowMs)).toBe(
    'Withdrawals to it are possible from Mar 6, 2026, 12:30 AM (Lagos time).',
  );
});

test('an account in review says what it waits for', () => {
  expect(waitingNote({ status: 'in_review', usable_from: '2026-03-05T12:00:00Z' }, nowMs)).toContain(
    'Our team',
  );
});

const banks = [
  { name: 'Access Bank', code: '044' },
  { name: 'First Bank of Nigeria', code: '011' },
  { name: 'OPay Digital Services Limited (OPay)', code: '999992' },
  { name: 'Test Bank', code: '001' },
];
const names = (typed: string) => filterBanks(banks, typed).map(({ code }) => code);

describe('searching a bank', () => {
  test.each([
    ['', ['044', '011', '999992', '001']],
    ['bank', ['044', '011', '001']],
    ['FIRST nig', ['011']],
    ['t', ['001', '011', '999992']],
    ['999', ['999992']],
    ['kwik', []],
  ])('"%s" finds %j', (typed, codes) => {
    expect(names(typed)).toEqual(codes);
  });
});

describe('the names that people use', () => {
  const usual = [
    { name: 'First Bank of Nigeria', code: '011' },
    { name: 'First City Monument Bank', code: '214' },
    { name: 'Guaranty Trust Bank', code: '058' },
    { name: 'United Bank For Africa', code: '033' },
    { name: 'Standard Chartered Bank', code: '068' },
  ];
  test.each([
    ['gtb', ['058']],
    ['GTBank', ['058']],
    ['uba', ['033']],
    ['fcmb', ['214']],
    ['fbn', ['011']],
    ['firstbank', ['011']],
    ['stanchart', ['068']],
  ])('"%s" finds %j', (typed, codes) => {
    expect(filterBanks(usual, typed).map(({ code }) => code)).toEqual(codes);
  });
});

test('a bank is chosen by its full name, in any letters', () => {
  expect(findBank(banks, ' test BANK ')?.code).toBe('001');
  expect(findBank(banks, 'Test')).toBeUndefined();
  expect(findBank(banks, '')).toBeUndefined();
});

test('U701: a long name is cut to 30 characters and is still that bank', () => {
  const opay = banks[2];
  if (!opay) throw new Error('The bank is missing.');
  expect(bankFieldText(opay)).toBe('OPay Digital Services Limited');
  expect(findBank(banks, bankFieldText(opay))?.code).toBe('999992');
});
