import type { PublicTerms } from '@oja/contract/market-fields';
import { describe, expect, test } from 'vitest';
import { createPageRenderer } from './render-page.tsx';

/** Unlike the defaults of the settings, so that a figure written into a page is found. */
const terms: PublicTerms = {
  dispute_days: 9,
  escrow_days: 11,
  fee_percent: 7.5,
  withdrawal_fees: { bank: 61, mobile: 32, card: 27.5 },
  minimum_deposit: 150,
  minimum_withdrawal: 250,
  daily_withdrawal_limit: 4_200_000,
  referral_reward: 650,
  referral_minimum_price: 7_300,
  support_email: 'help@stall.test',
  support_hours: 'Monday to Friday, 8:00 to 17:00 Lagos time',
};

const render = createPageRenderer({
  template: '<html><head><title>Oja</title></head><body><div id="root"></div></body></html>',
  modules: {},
  fonts: [],
});

async function textOf(address: string): Promise<string> {
  const { status, html } = await render({
    address,
    read: async () => ({ status: 200, body: { status: 'success', data: terms } }),
  });
  expect(status).toBe(200);
  return html
    .slice(html.indexOf('<div id="root">'), html.indexOf('<script'))
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');
}

describe('the public pages state the settings in force', () => {
  test('the landing page', async () => {
    const home = await textOf('/');
    expect(home).toContain('Sellers pay 7.5 % of the price');
    expect(home).toContain('Platform fee, 7.5 %');
    expect(home).toContain('9 days unless you were shown another time');
    expect(home).toContain('₦61 to a bank account, ₦32 to mobile money and ₦27.50 to a card');
    expect(home).toContain('help@stall.test');
  });

  test('the terms of service', async () => {
    const page = await textOf('/terms');
    expect(page).toContain('7.5 % of the price');
    expect(page).toContain('lasts 9 days, unless you were shown another');
    expect(page).toContain('Withdrawal to a bank account ₦61 ');
    expect(page).toContain('Withdrawal to mobile money ₦32 ');
    expect(page).toContain('Withdrawal to a card ₦27.50 ');
    expect(page).toContain('start at ₦150 and go through Paystack');
    expect(page).toContain('start at ₦250, counted after the fee, and end at ₦4,200,000 a day');
    expect(page).toContain('you receive ₦650 when their first purchase of ₦7,300 or more completes');
    expect(page).toContain('may appeal, once in a dispute, within 48 hours');
    expect(page).toContain('is then held until cover ends');
    expect(page).toContain('help@stall.test');
  });

  test('the privacy policy', async () => {
    expect(await textOf('/privacy')).toContain('help@stall.test');
  });

  test('the Help Center', async () => {
    const page = await textOf('/help');
    expect(page).toContain('help@stall.test');
    expect(page).toContain(
      'within 24 business hours (Monday to Friday, 8:00 to 17:00 Lagos time), by e-mail',
    );
    expect(page).toContain('(Monday to Friday, 8:00 to 17:00 Lagos time), and by phone Mon-Fri 3PM');
  });
});

describe('the Help Center for everybody', () => {
  test('has every answer in its HTML, with the hours of Lagos', async () => {
    const page = await textOf('/help');
    expect(page).toContain('What is escrow? The price of a purchase belongs to neither side');
    expect(page).toContain('Mon-Fri 3PM to midnight Lagos time (Mon-Fri 9AM-6PM EST)');
  });

  test('searches on the server', async () => {
    const page = await textOf('/help?search=2fa+lost+phone');
    expect(page).toContain('1 answer for “2fa lost phone”');
    expect(page).toContain('sign in with one of your recovery codes');
    expect(page).not.toContain('What is escrow?');
    expect(await textOf('/help?search=%3Cimg+src%3Dx%3E')).toContain('Nothing matches “&lt;img src=x&gt;”');
  });
});

test('the header keeps what the market was searched for, and nothing of another search', async () => {
  const { html } = await render({
    address: '/help?search=refund',
    read: async () => ({ status: 200, body: { status: 'success', data: terms } }),
  });
  expect(html).toMatch(/<form[^>]* action="\/market"/);
  expect(html.match(/value="refund"/g)).toHaveLength(1);
});
