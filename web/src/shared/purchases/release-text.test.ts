import { expect, test } from 'vitest';
import { releaseText } from './release-text';

const purchase = { price: 120_000, listing: { handle: '@lagosfoodie' }, cover: null };

test('without cover the seller gets everything, and the buyer has no way back', () => {
  expect(releaseText(purchase)).toBe(
    '₦120,000.00 is released from escrow, the seller of @lagosfoodie is paid at once, and you can no longer file a dispute.',
  );
});

test('with cover the buyer reads what is held, for how long and for what', () => {
  const text = releaseText({ ...purchase, cover: { days: 14, held: 43_200 } });
  expect(text).toContain('except for ₦43,200.00, which is held for 14 days of cover');
  expect(text).toContain('you can make a claim');
});
