import { describe, expect, test } from 'vitest';
import { excerptAround, hasEveryWord, splitMatches } from './split-matches';

describe('marking what was found', () => {
  const marked = (text: string, search: string) =>
    splitMatches(text, search)
      .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
      .join('');

  test.each([
    ['The fee is small.', 'FEE', 'The [fee] is small.'],
    ['Fees and a fee', 'fee fees', '[Fees] and a [fee]'],
    ['a.b and axb', 'a.b', '[a.b] and axb'],
    ['nothing here', 'wallet', 'nothing here'],
    ['nothing asked', ' ', 'nothing asked'],
  ])('%s by %s', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});

test('every word must stand somewhere, in any order and case', () => {
  expect(hasEveryWord('My Purchases', 'purch MY')).toBe(true);
  expect(hasEveryWord('My Purchases', 'my sales')).toBe(false);
  expect(hasEveryWord('My Purchases', '  ')).toBe(true);
});

test.each([
  ['One two three four five six', 'five', '… two three four five six'],
  ['One two three four five six', 'three', 'One two three four five six'],
  ['One two three four five six', 'seven', 'One two three four five six'],
  ['Wallet and more', 'wallet', 'Wallet and more'],
])('%s around %s is %s', (text, search, excerpt) => {
  expect(excerptAround(text, search)).toBe(excerpt);
});
