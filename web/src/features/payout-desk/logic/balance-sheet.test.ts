import type { MoneyWatch } from '@oja/contract/money-watch';
import { expect, test } from 'vitest';
import { balanceSheet, kindLabel } from './balance-sheet';

const balances: MoneyWatch['balances'] = [
  { kind: 'wallet', class: 'liability', balance: 0.1 },
  { kind: 'platform_fees', class: 'revenue', balance: 0.2 },
  { kind: 'paystack_unsettled', class: 'asset', balance: 0.25 },
  { kind: 'psp_fees', class: 'expense', balance: 0.05 },
];

test('puts every class on its side and counts to the kobo', () => {
  const sheet = balanceSheet(balances);
  expect(sheet.debits).toEqual({ rows: [balances[2], balances[3]], total: 0.3 });
  expect(sheet.credits).toEqual({ rows: [balances[0], balances[1]], total: 0.3 });
  expect(sheet.isEqual).toBe(true);
});

test('a single kobo too much is seen', () => {
  const wrong = balanceSheet([...balances, { kind: 'bank', class: 'asset', balance: 0.01 }]);
  expect(wrong.isEqual).toBe(false);
});

test('names what it knows and spells out what it does not', () => {
  expect(kindLabel('escrow')).toBe('Held in escrow');
  expect(kindLabel('brand_new_account')).toBe('Brand new account');
});
