import { settingsSections } from '@oja/contract/settings';
import { describe, expect, test } from 'vitest';
import { SUPPORT_EMAIL } from '../public/site-links';
import { prerenderPage } from './prerender-page.tsx';

/** The public pages promise figures in words. They are the defaults of the settings and must not part from them. */
const payment = settingsSections.payment.parse({});
const naira = settingsSections.naira.parse({});
const general = settingsSections.general.parse({});

const pages = {
  home: textOf(await prerenderPage('/')),
  terms: textOf(await prerenderPage('/terms')),
  privacy: textOf(await prerenderPage('/privacy')),
};

function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

describe('the figures of the public pages', () => {
  test('the platform fee', () => {
    expect(pages.terms).toContain(`${payment.platformFeePercent} % of the price`);
    expect(pages.home).toContain(`Sellers pay ${payment.platformFeePercent} % of the price`);
    expect(pages.home).toContain(`Platform fee, ${payment.platformFeePercent} %`);
  });

  test('the dispute window', () => {
    expect(payment.disputeWindowDays).toBe(7);
    expect(pages.terms).toContain(
      'The dispute window opens with the purchase and lasts seven days, unless you were shown another',
    );
    expect(pages.home).toContain('seven days unless you were shown another time');
    // The seller is paid at the end of the window only while the escrow period is no longer.
    expect(payment.escrowPeriodDays).toBeLessThanOrEqual(payment.disputeWindowDays);
  });

  test('the fees for withdrawals', () => {
    const { bankWithdrawalFee, mobileWithdrawalFee, cardWithdrawalFee } = naira;
    expect(pages.terms).toContain(`Withdrawal to a bank account ₦${bankWithdrawalFee} `);
    expect(pages.terms).toContain(`Withdrawal to mobile money ₦${mobileWithdrawalFee} `);
    expect(pages.terms).toContain(`Withdrawal to a card ₦${cardWithdrawalFee} `);
    expect(pages.home).toContain(
      `₦${bankWithdrawalFee} to a bank account, ₦${mobileWithdrawalFee} to mobile money and ₦${cardWithdrawalFee} to a card`,
    );
  });

  test('the limits of the wallet and the reward', () => {
    expect(pages.terms).toContain(`start at ₦${naira.minimumDeposit} and go through Paystack`);
    expect(pages.terms).toContain(`start at ₦${naira.minimumWithdrawal}, counted after the fee`);
    expect(pages.terms).toContain(`₦${naira.dailyWithdrawalLimit.toLocaleString('en')} a day`);
    expect(pages.terms).toContain(`you receive ₦${naira.referralReward} when`);
  });

  test('the address for help', () => {
    expect(SUPPORT_EMAIL).toBe(general.supportEmail);
    for (const text of Object.values(pages)) expect(text).toContain(SUPPORT_EMAIL);
  });
});
