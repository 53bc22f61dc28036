import { expect, test } from 'vitest';
import { checkWallet } from './check-wallet';

test.each([
  [500_000, 150_000.5, { covers: true, left: 349_999.5 }],
  [0.3, 0.1, { covers: true, left: 0.2 }],
  [100, 100, { covers: true, left: 0 }],
  [99.99, 100, { covers: false, missing: 0.01 }],
])('a balance of %d against a price of %d: %o', (balance, price, expected) => {
  expect(checkWallet(balance, price)).toEqual(expected);
});
