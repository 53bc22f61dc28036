import { expect, test } from 'vitest';
import { addFundsAddress, fundingIn } from './funding-address';

const query = (text: string) => new URLSearchParams(text);

test('leads back to a purchase with its amount', () => {
  const funding = { returnUrl: '/dashboard/marketplace?saved=1&buy=5', amount: '2500.5' };
  const address = addFundsAddress(funding);
  expect(address).toBe(
    '/dashboard/wallet?add-funds=1&amount=2500.5&back=%2Fdashboard%2Fmarketplace%3Fsaved%3D1%26buy%3D5',
  );
  expect(fundingIn(query(address.split('?')[1] ?? ''))).toEqual(funding);
  expect(addFundsAddress({ returnUrl: undefined, amount: '' })).toBe('/dashboard/wallet?add-funds=1');
});

test('leads back to the payment of a plan', () => {
  const back = '/dashboard/become-seller?view=plans&plan=5';
  expect(fundingIn(query(`back=${encodeURIComponent(back)}`)).returnUrl).toBe(back);
});

test.each([
  '',
  'back=',
  'back=https://example.com/dashboard/marketplace?buy=1',
  'back=//example.com',
  'back=/admin',
])('leads nowhere else: %s', (text) => {
  expect(fundingIn(query(text)).returnUrl).toBeUndefined();
});

test.each([
  ['amount=2500.5', '2500.5'],
  ['amount=-1', ''],
  ['amount=much', ''],
  ['', ''],
])('types what is missing: %s', (text, typed) => {
  expect(fundingIn(query(text)).amount).toBe(typed);
});
