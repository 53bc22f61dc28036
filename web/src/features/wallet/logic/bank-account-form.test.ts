import { describe, expect, test } from 'vitest';
import { accountOf, refuseBankAccount } from './bank-account-form';

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
