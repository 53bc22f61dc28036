import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { setStatus } from '../../../../test/people.ts';
import { addBuyer, buy, changeSettings, offer, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { move, statusOf } from '../listings/test-listings.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer } = market;

describe('POST /purchases (U443, U759, U760)', () => {
  test('needs a session, and staff do not trade', async () => {
    const body = { listing_id: crypto.randomUUID() };
    expect(refusalOf(await oja.call('createPurchase', { body }))).toEqual([401, 'session_required']);
    expect(refusalOf(await oja.call('createPurchase', { token: market.admin.token, body }))).toEqual([
      403,
      'access_denied',
    ]);
  });

  test('takes the account off the market and the price into escrow', async () => {
    const listing = await offer(market, { category: 'Food & Cooking', followers: 900 });
    const before = await availableOf(oja, buyer);
    const { status, body, text } = await oja.call('createPurchase', {
      token: buyer.token,
      body: { listing_id: listing.id, expected_price: 150_000 },
    });
    expect([status, body.status, body.message]).toEqual([200, 'success', 'Purchase Initiated']);
    expect(body.data).toMatchObject({
      reference: expect.stringMatching(/^TXN-\d{3,}$/),
      status: 'pending',
      created_at: '2026-11-15T09:00:00.000Z',
      dispute_start: '2026-11-15T09:00:00.000Z',
      dispute_end: '2026-11-22T09:00:00.000Z',
      auto_complete_at: '2026-11-22T09:00:00.000Z',
      completed_at: null,
      price: 150_000,
      listing: { id: listing.id, handle: listing.handle, category: 'Food & Cooking', followers: 900 },
      dispute: null,
      actions: ['confirm', 'dispute'],
    });
    // Only the two GET calls return credentials.
    expect(text).not.toContain('jollof-and-plantain');
    expect(await availableOf(oja, buyer)).toBe(before - 150_000);
    expect(await statusOf(oja, listing.id)).toBe('sold');
    const page = await oja.call('listListings', { query: { search: listing.handle.slice(1) } });
    expect(page.body.data).toEqual([]);
    await expectCleanLedger(oja);
  });

  test('tells the seller what is held and the buyer until when', async () => {
    oja.clock.advance(1_000);
    await buy(market, { listing: { handle: '@told', price: 20_000 } });
    const notifications = async (token: string) =>
      (await oja.call('listNotifications', { token })).body.data[0];
    expect(await notifications(seller.token)).toMatchObject({
      event: 'account_sold',
      title: '@told was sold',
    });
    expect((await notifications(seller.token))?.text).toContain('₦18,000.00');
    expect(await notifications(buyer.token)).toMatchObject({
      event: 'purchase_made',
      title: 'You bought @told',
    });
    await oja.runJobs();
    expect((await oja.mails(seller.email)).map((mail) => mail.subject)).toContain('@told was sold');
    oja.clock.now = new Date('2026-11-15T09:00:00.000Z');
  });

  test.each([
    [
      'own listing',
      403,
      'own_listing_bought',
      async () => ({ token: seller.token, listing: await offer(market) }),
    ],
    [
      'an unknown id',
      404,
      'not_found',
      async () => ({ token: buyer.token, listing: { id: crypto.randomUUID() } }),
    ],
  ])('refuses %s', async (_what, status, code, prepare) => {
    const { token, listing } = await prepare();
    const answer = await oja.call('createPurchase', { token, body: { listing_id: listing.id } });
    expect(refusalOf(answer)).toEqual([status, code]);
  });

  test.each(['sell', 'withdraw', 'remove', 'recheck'] as const)(
    'refuses with 409 what left the market by %s in the meantime',
    async (transition) => {
      const listing = await offer(market);
      await move(oja, listing.id, transition, transition === 'sell' ? 'purchase' : 'seller');
      const answer = await oja.call('createPurchase', {
        token: buyer.token,
        body: { listing_id: listing.id },
      });
      expect(refusalOf(answer)).toEqual([409, 'listing_unavailable']);
      if (transition === 'sell') await move(oja, listing.id, 'give_back');
    },
  );

  test('does not know a listing that was never on the market', async () => {
    const listing = await oja.call('createListing', {
      token: seller.token,
      body: {
        platform: 'instagram',
        handle: '@never',
        url: 'https://instagram.com/never',
        price: 1_000,
        description: 'x',
        username: 'x',
        password: 'y',
      },
    });
    const answer = await oja.call('createPurchase', {
      token: buyer.token,
      body: { listing_id: listing.body.data.id },
    });
    expect(refusalOf(answer)).toEqual([404, 'not_found']);
  });

  test('refuses an account of a seller who was suspended', async () => {
    const listing = await offer(market);
    await setStatus(oja, seller.id, 'banned');
    const answer = await oja.call('createPurchase', { token: buyer.token, body: { listing_id: listing.id } });
    await setStatus(oja, seller.id, 'active');
    expect(refusalOf(answer)).toEqual([409, 'listing_unavailable']);
  });

  test('refuses another price than the one that was seen, and names the present one', async () => {
    const listing = await offer(market, { price: 150_000.5 });
    const answer = await oja.call('createPurchase', {
      token: buyer.token,
      body: { listing_id: listing.id, expected_price: 150_000 },
    });
    expect(refusalOf(answer)).toEqual([409, 'listing_price_changed']);
    expect(answer.body.message).toContain('₦150,000.50');
  });

  test('refuses with 422 when the wallet holds less, and changes nothing', async () => {
    const poor = await addBuyer(oja, 149_999);
    const listing = await offer(market);
    const answer = await oja.call('createPurchase', { token: poor.token, body: { listing_id: listing.id } });
    expect(refusalOf(answer)).toEqual([422, 'wallet_balance_too_low']);
    expect(answer.body.message).toContain('₦149,999.00');
    expect(await statusOf(oja, listing.id)).toBe('posted');
    expect((await oja.call('listPurchases', { token: poor.token })).body.counts.all).toBe(0);
    await expectCleanLedger(oja);
  });

  test.each([
    { listing_id: 'x' },
    {},
    { listing_id: null },
    { listing_id: crypto.randomUUID(), price: 5 },
    { listing_id: crypto.randomUUID(), buyer_id: crypto.randomUUID() },
    { listing_id: crypto.randomUUID(), status: 'completed' },
    { listing_id: crypto.randomUUID(), expected_price: 0 },
    { listing_id: crypto.randomUUID(), expected_price: '5' },
    { listing_id: crypto.randomUUID(), expected_price: 1.005 },
  ])('refuses the body %o', async (body) => {
    expect(refusalOf(await oja.callRaw('createPurchase', { token: buyer.token, body }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('answers a repeated key with the same purchase, and another body with 422', async () => {
    const [one, two] = [await offer(market, { price: 900 }), await offer(market, { price: 900 })];
    const send = (listingId: string) =>
      oja.call('createPurchase', {
        token: buyer.token,
        body: { listing_id: listingId },
        headers: { 'idempotency-key': 'form-1' },
      });
    const first = await send(one.id);
    const again = await send(one.id);
    expect(again.body).toEqual(first.body);
    expect(refusalOf(await send(two.id))).toEqual([422, 'idempotency_key_reused']);
    expect(await statusOf(oja, two.id)).toBe('posted');
    await expectCleanLedger(oja);
  });

  test('keeps fee and windows of the day it was made, whatever settings say later (A641, A646, A648)', async () => {
    const before = await buy(market, { listing: { price: 1_000 } });
    await changeSettings(oja, 'payment', {
      platformFeePercent: 12.5,
      escrowPeriodDays: 30,
      disputeWindowDays: 3,
    });
    const after = await buy(market, { listing: { price: 1_000 } });
    await changeSettings(oja, 'payment', {
      platformFeePercent: 10,
      escrowPeriodDays: 7,
      disputeWindowDays: 7,
    });
    const shown = async (id: string) => {
      const { body } = await oja.call('showSale', { token: seller.token, params: { id } });
      return [body.data.fee, body.data.payout, body.data.dispute_end, body.data.release_at];
    };
    expect(await shown(before.id)).toEqual([
      100,
      900,
      '2026-11-22T09:00:00.000Z',
      '2026-11-22T09:00:00.000Z',
    ]);
    expect(await shown(after.id)).toEqual([125, 875, '2026-11-18T09:00:00.000Z', '2026-12-15T09:00:00.000Z']);
  });

  test('raises an alert from the threshold of high values on', async () => {
    const rich = await addBuyer(oja, 2_000_000);
    const { id } = await buy(market, { buyer: rich, listing: { price: 500_000 } });
    const alert = await oja.deps.db
      .selectFrom('alerts')
      .select('message')
      .where('kind', '=', 'high_value')
      .where('subject', '=', id)
      .executeTakeFirst();
    expect(alert?.message).toContain('₦500,000.00');
  });
});

test('the buyer of a listing finds the own purchase of it, no other user does', async () => {
  const market = await openMarket(oja);
  const { id, listingId } = await buy(market);
  const found = async (person: { token: string }) =>
    (await oja.call('findOwnPurchase', { token: person.token, params: { id: listingId } })).body.data;
  expect(await found(market.buyer)).toMatchObject({ id, bought_at: oja.clock.now.toISOString() });
  expect(await found(market.seller)).toBeNull();
});
