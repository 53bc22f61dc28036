import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addSeller } from './test-listings.ts';

const oja = await startOja();

test('everybody sees who sells, without the address of the seller', async () => {
  const seller = await addSeller(oja);
  const { body: page } = await oja.call('showSeller', { params: { id: seller.id } });
  expect(page.data).toMatchObject({
    id: seller.id,
    rating: null,
    reviews: 0,
    sales: 0,
    member_since: expect.any(String),
    listings: expect.any(Number),
    record: { sales: 0, recalled_percent: null },
  });
  expect(JSON.stringify(page)).not.toContain(seller.email);
});

test('people who sell nothing have no page', async () => {
  const user = await oja.person();
  expect(refusalOf(await oja.call('showSeller', { params: { id: user.id } }))).toEqual([404, 'not_found']);
});

test('the published terms follow the settings', async () => {
  const { body } = await oja.call('showPublicTerms');
  expect(body.data).toEqual({
    dispute_days: 7,
    escrow_days: 7,
    fee_percent: 10,
    withdrawal_fees: { bank: 50, mobile: 30, card: 25 },
    minimum_deposit: 100,
    minimum_withdrawal: 100,
    daily_withdrawal_limit: 5_000_000,
    referral_reward: 500,
    referral_minimum_price: 5_000,
    support_email: 'support@oja.test',
    support_hours: null,
  });
});
