import { expect, test } from 'vitest';
import { coverSumsSentence } from './cover-sums-sentence';

test('the seller reads fee, payment and held part of a sale with cover', () => {
  const terms = { days: 14, price: 120_000, fee: 12_000, paid: 64_800, held: 43_200 };
  expect(coverSumsSentence(terms)).toBe(
    'If it sells for ₦120,000.00, Oja’s fee is ₦12,000.00. You are paid ₦64,800.00 when the buyer confirms, and ₦43,200.00 when 14 days of cover are over.',
  );
});
