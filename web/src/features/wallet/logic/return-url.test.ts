import { expect, test } from 'vitest';
import { addFundsAddress, missingIn, returnUrlIn } from './return-url';

const query = (text: string) => new URLSearchParams(text);

test('leads back to a purchase', () => {
  const back = '/dashboard/marketplace?saved=1&buy=5';
  const address = addFundsAddress(back);
  expect(address).toBe('/dashboard/wallet?add-funds=1&back=%2Fdashboard%2Fmarketplace%3Fsaved%3D1%26buy%3D5');
  expect(returnUrlIn(query(address.split('?')[1] ?? ''))).toBe(back);
  expect(addFundsAddress(undefined)).toBe('/dashboard/wallet?add-funds=1');
});

test('leads back to the payment of a plan', () => {
  const back = '/dashboard/become-seller?view=plans&plan=5';
  expect(returnUrlIn(query(`back=${encodeURIComponent(back)}`))).toBe(back);
});

test.each([
  '',
  'back=',
  'back=https://example.com/dashboard/marketplace?buy=1',
  'back=//example.com',
  'back=/admin',
])('leads nowhere else: %s', (text) => {
  expect(returnUrlIn(query(text))).toBeUndefined();
});

test.each([
  ['amount=2500.5', '2500.5'],
  ['amount=-1', ''],
  ['amount=much', ''],
  ['', ''],
])('types what is missing: %s', (text, typed) => {
  expect(missingIn(query(text))).toBe(typed);
});
