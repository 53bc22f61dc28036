import { expect, test } from 'vitest';
import { type CounterBounds, counterForm, newOfferForm } from './offer-form';

const firstProblem = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map(({ path, message }) => [path[0], message])[0];

test('an offer is sent as a number, with its message only if there is one', () => {
  const form = newOfferForm(150_000);
  expect(form.parse({ amount: '₦120,000.50', message: ' ' })).toEqual({ amount: 120_000.5 });
  expect(form.parse({ amount: '1000', message: 'Today.' })).toEqual({ amount: 1_000, message: 'Today.' });
});

test.each([
  ['', 'This field is required.'],
  ['plenty', 'Please enter a number.'],
  ['60.000', 'Write 60,000, not 60.000.'],
  ['999.99', 'Please offer ₦1,000 or more.'],
  ['1,000.001', 'Please enter an amount with at most two decimals.'],
  ['150,000', 'Please name less than the asking price of ₦150,000.00.'],
])('an offer of "%s" is refused: %s', (amount, sentence) => {
  expect(firstProblem(newOfferForm(150_000).safeParse({ amount, message: '' }))).toEqual([
    'amount',
    sentence,
  ]);
});

test('a counter with thousands set apart by dots is refused', () => {
  const form = counterForm({ side: 'seller', amount: 120_000, price: 150_000 });
  expect(firstProblem(form.safeParse({ amount: '130.000' }))).toEqual([
    'amount',
    'Write 130,000, not 130.000.',
  ]);
});

test.each<[CounterBounds['side'], string, string]>([
  ['seller', '120,000', 'Please name more than ₦120,000.00, or accept it.'],
  ['buyer', '120,000', 'Please name less than ₦120,000.00, or accept it.'],
  ['seller', '150,000', 'Please name less than the asking price of ₦150,000.00.'],
])('a counter of the %s of %s is refused: %s', (side, amount, sentence) => {
  const form = counterForm({ side, amount: 120_000, price: 150_000 });
  expect(firstProblem(form.safeParse({ amount }))).toEqual(['amount', sentence]);
});
