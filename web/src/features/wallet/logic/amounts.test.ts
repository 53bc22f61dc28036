import { describe, expect, test } from 'vitest';
import { fillInAll, readAmount, refusalOf } from './amounts';

describe('readAmount', () => {
  test.each([
    ['100', 100],
    [' 1500.5 ', 1500.5],
    ['0.01', 0.01],
    ['1,000', 1_000],
    ['999999999.99', 999_999_999.99],
  ])('reads %j', (typed, amount) => {
    expect(readAmount(typed)).toBe(amount);
  });

  test.each(['', '0', '-5', '1e3', '0x10', '12.345', '5.', '1000000001'])('refuses %j', (typed) => {
    expect(readAmount(typed)).toBeUndefined();
  });
});

describe('refusalOf', () => {
  test.each([
    ['amount', 'Minimum deposit: ₦100', 'Invalid Amount'],
    ['accountNumber', 'An account number has 10 digits.', 'Verification Failed'],
    ['cardNumber', 'Please enter a valid card number.', 'Withdrawal Failed'],
    ['accountNumber', fillInAll, 'Missing Information'],
  ])('%s with "%s" has the title %s', (field, message, title) => {
    expect(refusalOf({ [field]: { type: 'custom', message } })).toEqual({ title, description: message });
  });
});
