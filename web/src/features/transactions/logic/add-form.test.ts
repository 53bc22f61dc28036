import type { Trader } from '@oja/contract/admin-transactions';
import { describe, expect, test } from 'vitest';
import {
  type AddForm,
  amountHint,
  emptyAddForm,
  missingFields,
  saleOf,
  wholeNaira,
  withAt,
} from './add-form';

const buyer: Trader = {
  id: '0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11',
  name: 'Zainab Bello',
  email: 'buyer@oja.test',
  role: 'user',
  available: 500_000,
};
const seller: Trader = { ...buyer, id: '5d9a1c3b-2f4e-4f6a-8b7c-0a1b2c3d4e5f', role: 'seller' };
const filled: AddForm = {
  ...emptyAddForm,
  buyer,
  seller,
  account: 'lagosfoodie',
  amount: '1,500.75',
  reason: ' Agreed by phone. ',
};

describe('the form that adds a transaction', () => {
  test('an empty one lacks everything that is required (A469 to A472)', () => {
    expect(missingFields(emptyAddForm)).toEqual(['buyer', 'seller', 'account', 'amount', 'reason']);
    expect(saleOf(emptyAddForm)).toBeUndefined();
  });

  test.each<[string, Partial<AddForm>]>([
    ['a sign without a handle', { account: ' @ ' }],
    ['an amount of nothing', { amount: '0' }],
    ['an amount below nothing', { amount: '-5' }],
    ['an amount in words', { amount: 'five' }],
    ['an amount that could be two', { amount: '150.000' }],
    ['an amount with a letter', { amount: '150k' }],
    ['an amount below a naira', { amount: '0.90' }],
    ['a reason of blanks', { reason: '  ' }],
  ])('%s counts as missing', (_, change) => {
    expect(saleOf({ ...filled, ...change })).toBeUndefined();
  });

  test('sends whole naira and a handle with its sign (A474, A475)', () => {
    expect(saleOf(filled)).toMatchObject({
      account: '@lagosfoodie',
      amount: 1500,
      payment_method: 'Wallet',
      reason: 'Agreed by phone.',
    });
    expect(withAt('@lagosfoodie')).toBe('@lagosfoodie');
    expect(['12,000', '150 000', '150000.99'].map(wholeNaira)).toEqual([12_000, 150_000, 150_000]);
  });

  test('says so before it leaves kobo off', () => {
    expect(amountHint('1,500.75')).toBe('Whole naira only: kobo are left off, the sale is for ₦1,500.00.');
    expect(
      ['', '1,500', '1500.00', 'five'].map((typed) => amountHint(typed).startsWith('Whole naira. ')),
    ).toEqual([true, true, true, true]);
  });
});
