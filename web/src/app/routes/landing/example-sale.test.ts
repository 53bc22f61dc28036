import { settingsSections } from '@oja/contract/settings';
import { expect, test } from 'vitest';
import { exampleBalance, exampleSale, exampleStatement } from './example-sale.ts';

const kobo = (text: string) => Math.round(Number(text.replace(/[₦,]/g, '')) * 100);

test('the example sale takes the fee that everybody pays', () => {
  const { platformFeePercent } = settingsSections.payment.parse({});
  expect(kobo(exampleSale.fee)).toBe((kobo(exampleSale.price) * platformFeePercent) / 100);
  expect(kobo(exampleSale.payout)).toBe(kobo(exampleSale.price) - kobo(exampleSale.fee));
});

test('the example statement adds up to its balance', () => {
  const sum = exampleStatement.reduce((total, { amount }) => total + kobo(amount), 0);
  expect(sum).toBe(kobo(exampleBalance));
});

test('the example withdrawal costs what a withdrawal costs', () => {
  const { bankWithdrawalFee } = settingsSections.naira.parse({});
  expect(exampleStatement[0].text).toContain(`fee ₦${bankWithdrawalFee}.00`);
});
