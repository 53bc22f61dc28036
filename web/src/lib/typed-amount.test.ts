import { expect, test } from 'vitest';
import { typedAmount, typedNaira, wrongAmountSentence } from './typed-amount';

test('typedAmount takes an amount above zero, and guesses at none', () => {
  expect(typedAmount.parse('1,000.50')).toBe(1_000.5);
  for (const typed of ['0', '1,0', '150.000', '1000000001'])
    expect(typedAmount.safeParse(typed).success, typed).toBe(false);
});

test.each([
  ['150.000', 'Write 150,000, not 150.000.'],
  ['1000.005', 'Please enter an amount with at most two decimals.'],
  ['1,000.000', 'Please enter an amount with at most two decimals.'],
  ['1000000001', 'Please enter an amount of at most ₦1,000,000,000.'],
  ['99999999999999', 'Please enter an amount of at most ₦1,000,000,000.'],
  ['0', undefined],
  ['1500', undefined],
  ['five', undefined],
])('the amount "%s" has the sentence: %s', (typed, sentence) => {
  expect(wrongAmountSentence(typed)).toBe(sentence);
});

test.each([
  [' ', undefined],
  ['₦150,000', 150_000],
  ['150.000', { unread: 'Write 150,000, not 150.000.' }],
  ['plenty', { unread: 'Please enter a number.' }],
])('typedNaira reads "%s"', (typed, read) => {
  expect(typedNaira(typed)).toEqual(read);
});
