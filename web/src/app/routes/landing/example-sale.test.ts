import { expect, test } from 'vitest';
import { divideExampleSale, exampleWallet } from './example-sale.ts';

const terms = { fee_percent: 8, withdrawal_fees: { bank: 60, mobile: 30, card: 25 } };

test('the example sale takes the published fee', () => {
  expect(divideExampleSale(terms)).toEqual({ fee: '₦14,800.00', payout: '₦170,200.00' });
});

test('the example wallet adds up, with the published fees', () => {
  const { balance, movements } = exampleWallet(terms);
  expect(movements.map(({ amount }) => amount)).toEqual([
    '-₦100,060.00',
    '+₦110,400.00',
    '-₦185,000.00',
    '+₦250,000.00',
  ]);
  expect(movements[0]?.text).toBe('Withdrawal to bank, fee ₦60.00');
  expect(balance).toBe('₦75,340.00');
});
