import { describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, addPosted, addSeller, listingForm } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);
const claims = {
  includes: ['mailbox' as const, 'phone' as const],
  opened: '2019-05',
  audience: 'GH' as const,
  monetised: true,
  revenue: 450_000,
  growth: 1_200,
};

describe('claims about an account', () => {
  test('are optional, and shown as they were stated', async () => {
    const plain = await addListing(oja, seller, { handle: '@plain' });
    expect(plain.claims).toMatchObject({ includes: [], opened: null, revenue: null });
    const listing = await addPosted(oja, seller, { handle: '@claimed', followers: 5_000, claims });
    const { body } = await oja.call('showListing', { params: { id: listing.id } });
    expect(body.data.claims).toEqual(claims);
  });

  test('are changed as a whole, and left alone by an edit that does not name them', async () => {
    const listing = await addListing(oja, seller, { handle: '@edited', followers: 5_000, claims });
    const edit = (body: object) =>
      oja.call('updateListing', { token: seller.token, params: { id: listing.id }, body });
    expect((await edit({ price: 1_000 })).body.data.claims).toEqual(claims);
    expect((await edit({ claims: { growth: -5 } })).body.data.claims).toEqual({
      includes: [],
      opened: null,
      audience: null,
      monetised: null,
      revenue: null,
      growth: -5,
    });
  });

  test.each([
    [{ opened: '2199-01' }, 'claims.opened'],
    [{ opened: '2005-01' }, 'claims.opened'],
    [{ opened: 'May 2019' }, 'claims.opened'],
    [{ growth: 6_000 }, 'claims.growth'],
    [{ revenue: -1 }, 'claims.revenue'],
    [{ audience: 'XX' }, 'claims.audience'],
  ])('%j is refused at its field', async (wrong, field) => {
    const answer = await oja.callRaw('createListing', {
      token: seller.token,
      body: { ...listingForm({ followers: 5_000 }), claims: wrong },
    });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    expect(answer.body.details).toMatchObject([{ field }]);
  });

  test('an edit is checked, too', async () => {
    const listing = await addListing(oja, seller, { handle: '@checked', followers: 5_000 });
    const answer = await oja.call('updateListing', {
      token: seller.token,
      params: { id: listing.id },
      body: { followers: 10, claims: { growth: 11 } },
    });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  });

  test('stay with a purchase as they were bought', async () => {
    const market = await openMarket(oja);
    const { id, listingId } = await buy(market, { listing: { handle: '@frozen', followers: 5_000, claims } });
    await asOwner(oja, `update listings set claims = '{}' where id = $1`, [listingId]);
    const { body } = await oja.call('showPurchase', { token: market.buyer.token, params: { id } });
    expect(body.data.listing.claims).toEqual(claims);
  });

  test.each([
    { with_mailbox: '1' },
    { with_phone: '1' },
    { age_from: '3' },
    { audience: 'GH' },
    { monetised: '1' },
    { revenue_from: '450000' },
    { growth_from: '1200' },
  ] as const)('the market finds them by %j', async (query) => {
    const { body } = await oja.call('listListings', { query });
    expect(body.data.map(({ handle }) => handle)).toEqual(['@claimed']);
    const { body: page } = await oja.call('browseMarket', { query });
    expect(page.data).toMatchObject({ total: 1, listings: [{ handle: '@claimed' }] });
  });

  test.each([
    { with_second_factor: '1' },
    { age_from: '30' },
    { audience: 'NG' },
    { revenue_from: '450000.01' },
    { growth_from: '1201' },
  ] as const)('and not by %j', async (query) => {
    expect((await oja.call('browseMarket', { query })).body.data.total).toBe(0);
  });
});
