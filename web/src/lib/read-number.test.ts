import { expect, test } from 'vitest';
import { dottedThousandsSentence, readCount, readNaira } from './read-number';

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

test.each([
  ['12400', 12_400],
  [' 12,400 ', 12_400],
  ['0', 0],
])('"%s" is a count', (typed, count) => {
  expect(readCount(typed)).toBe(count);
});

test.each(['', '12.400', '12 400', '1,50', '3.4', '-5', '0x10', '₦5'])('"%s" is no count', (typed) => {
  expect(readCount(typed)).toBeUndefined();
});

test.each([
  ['150.000', 'Write 150,000, not 150.000.'],
  ['₦1.500.000', 'Write 1,500,000, not 1.500.000.'],
  ['0.500', undefined],
  ['1500.000', undefined],
  ['150.50', undefined],
])('"%s" has thousands set apart by dots: %s', (typed, sentence) => {
  expect(dottedThousandsSentence(typed)).toBe(sentence);
});
