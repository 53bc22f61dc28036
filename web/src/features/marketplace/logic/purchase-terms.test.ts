import { settingsSections } from '@oja/contract/settings';
import { expect, test } from 'vitest';
import { purchaseTerms } from './purchase-terms.ts';

test('the confirmation of a purchase promises what the settings hold', () => {
  const { disputeWindowDays, platformFeePercent } = settingsSections.payment.parse({});
  expect(purchaseTerms).toEqual({ disputeWindowDays, sellerFeePercent: platformFeePercent });
});
