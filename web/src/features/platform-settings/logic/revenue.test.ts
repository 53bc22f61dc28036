import { expect, test } from 'vitest';
import { exampleSale, processingPercent, revenueOf } from './revenue';

test('A633 A634: the calculator takes a sale of 1000 and about 2.9 percent processing', () => {
  expect([exampleSale, processingPercent]).toEqual([1_000, 2.9]);
});

test.each([
  [10, { fee: 100, sellerGets: 900, processing: 29, platformKeeps: 71 }],
  [0, { fee: 0, sellerGets: 1_000, processing: 29, platformKeeps: -29 }],
  [12.5, { fee: 125, sellerGets: 875, processing: 29, platformKeeps: 96 }],
  [Number.NaN, { fee: 0, sellerGets: 1_000, processing: 29, platformKeeps: -29 }],
  [99, { fee: 500, sellerGets: 500, processing: 29, platformKeeps: 471 }],
])('a fee of %d percent', (percent, revenue) => expect(revenueOf(percent)).toEqual(revenue));
