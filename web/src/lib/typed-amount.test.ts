import { expect, test } from 'vitest';
import { readNaira, typedAmount } from './typed-amount';

test.each([
  ['150000', 150_000],
  ['150,000', 150_000],
  ['150 000', 150_000],
  ['150\u00a0000', 150_000],
  [' ₦1,234,567.50 ', 1_234_567.5],
  ['0.5', 0.5],
  ['12', 12],
])('"%s" is an amount', (typed, amount) => {
  expect(readNaira(typed)).toBe(amount);
});

test.each([
  '',
  '150.000',
  '150k',
  '150,50',
  '15,0000',
  '1 50',
  '1,234 567',
  '-5',
  '1e3',
  '12.345',
  'five',
  '.5',
  '12345678901',
])('"%s" is none, and nothing is guessed', (typed) => {
  expect(readNaira(typed)).toBeUndefined();
});

test('typedAmount takes an amount above zero, and guesses at none', () => {
  expect(typedAmount.parse('1,000.50')).toBe(1_000.5);
  for (const typed of ['0', '1,0', '150.000', '1000000001'])
    expect(typedAmount.safeParse(typed).success, typed).toBe(false);
});
