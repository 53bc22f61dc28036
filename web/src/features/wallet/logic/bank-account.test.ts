import { describe, expect, test } from 'vitest';
import {
  accountOf,
  bankFieldText,
  filterBanks,
  findBank,
  refuseBankAccount,
  waitingNote,
} from './bank-account';

const filled = { bankName: 'Test Bank', accountNumber: '0123456789', accountName: 'ADA OBI' };
const linking = { keepsNumber: false };

describe('linking a bank account', () => {
  test.each([
    ['U696', 'bankName'],
    ['U697', 'accountNumber'],
    ['U698', 'accountName'],
  ] as const)('%s, U699, U700: without %s it asks for it', (_id, field) => {
    expect(refuseBankAccount({ ...filled, [field]: ' ' }, linking)).toEqual({
      title: 'Missing Information',
      description: 'Please fill in all required fields.',
      field,
    });
  });

  test.each(['012345678', '01234567890', '01234abcde'])('%s is no account number', (accountNumber) => {
    expect(refuseBankAccount({ ...filled, accountNumber }, linking)?.field).toBe('accountNumber');
  });

  test('a complete form is sent with the code of the bank', () => {
    expect(refuseBankAccount(filled, linking)).toBeUndefined();
    expect(accountOf(filled, { name: 'Test Bank', code: '001' })).toEqual({ ...filled, bankCode: '001' });
  });
});

describe('editing a bank account', () => {
  const kept = { ...filled, accountNumber: '' };

  test('an empty number keeps the old one', () => {
    expect(refuseBankAccount(kept, { keepsNumber: true })).toBeUndefined();
    expect(accountOf(kept, undefined)).toEqual({ bankName: 'Test Bank', accountName: 'ADA OBI' });
  });

  test('a number that was typed must be whole', () => {
    expect(refuseBankAccount({ ...filled, accountNumber: '12' }, { keepsNumber: true })?.field).toBe(
      'accountNumber',
    );
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
