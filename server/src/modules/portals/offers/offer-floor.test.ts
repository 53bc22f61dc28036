import { describe, expect, test } from 'vitest';
import { makeOne, offerCalls } from '../../../../test/offers.ts';
import { startOja } from '../../../../test/oja.ts';
import { openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addPosted } from '../../trade/listings/test-listings.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer } = market;
const { offer, counter, shown, listOf, eventsOf } = offerCalls(market);

describe('the hidden floor', () => {
  test('declines what is below it at once, on record, and the seller hears nothing', async () => {
    const listing = await addPosted(oja, seller, { offer_floor: 100_000 });
    const low = await offer(listing.id, 99_999.99, buyer, 'Please.');
    expect([low.status, low.body.data.status, low.body.data.actions]).toEqual([200, 'declined', []]);
    expect(low.body.message).toBe('The seller does not consider offers this low. You can offer more.');
    expect([low.body.data.conversation_id, low.body.data.expires_at]).toEqual([null, null]);
    expect(await eventsOf(seller.id, low.body.data.id)).toEqual([]);
    expect((await offer(listing.id, 100_000)).body.data.status).toBe('offered');
  });

  test('also declines a counter of the buyer', async () => {
    const made = await makeOne(market, { listing: { offer_floor: 100_000 } });
    await counter(made.id, 140_000);
    const low = await counter(made.id, 90_000, buyer);
    expect([low.status, low.body.data.status]).toEqual([200, 'declined']);
    expect(await eventsOf(seller.id, made.id)).toEqual(['offer_received']);
    expect((await shown(made.id, seller)).declined_at_once).toBe(true);
  });

  test('is the seller’s to set and to remove, up to the price', async () => {
    const { id } = await addPosted(oja, seller, { offer_floor: 100_000 });
    const params = { id };
    const change = (body: { offer_floor?: number | null; price?: number }) =>
      oja.call('updateListing', { token: seller.token, params, body });
    expect((await change({ price: 140_000 })).body.data.offer_floor).toBe(100_000);
    expect(refusalOf(await change({ price: 90_000 }))).toEqual([400, 'offer_floor_too_high']);
    const refused = await change({ offer_floor: 140_000.01 });
    expect(refusalOf(refused)).toEqual([400, 'offer_floor_too_high']);
    expect(refused.body.details).toEqual([{ field: 'offer_floor', message: expect.any(String) }]);
    // The price itself takes no offers.
    expect((await change({ offer_floor: 140_000 })).body.data).toMatchObject({
      offer_floor: 140_000,
      status: 'posted',
    });
    expect((await offer(id, 139_999.99)).body.data.status).toBe('declined');
    expect((await change({ offer_floor: null })).body.data.offer_floor).toBeNull();
  });

  test('is in no reply to another user', async () => {
    const { id } = await addPosted(oja, seller, { offer_floor: 98_765.43 });
    const params = { id };
    const { token } = buyer;
    const low = await offer(id, 98_765.42);
    const texts = [
      low.text,
      (await oja.call('showListing', { token, params })).text,
      (await oja.call('showListing', { params })).text,
      (await oja.call('listListings')).text,
      (await oja.call('showStaffListing', { token: market.admin.token, params })).text,
      (await listOf('made')).text,
    ];
    for (const text of texts) {
      expect(text).toContain(id);
      expect(text).not.toMatch(/98,?765\.43|9876543|floor/);
    }
  });
});
