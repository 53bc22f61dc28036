import { expect, test } from 'vitest';
import { readersFor, readersMark } from './statement-readers';

test('while a dispute is open staff write to both sides, one of them or each other', () => {
  expect(readersFor(['note', 'state', 'favor_buyer'])).toEqual(['both', 'buyer', 'seller', 'staff']);
});

test('afterwards they leave notes, and nothing in a case of their own', () => {
  expect(readersFor(['note'])).toEqual(['staff']);
  expect(readersFor([])).toEqual([]);
});

test('what not everyone reads is marked', () => {
  expect((['both', 'seller', 'staff'] as const).map(readersMark)).toEqual([
    undefined,
    'To the seller only',
    'Note for staff',
  ]);
});
