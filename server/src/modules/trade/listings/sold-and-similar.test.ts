import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { addListing, addPosted, addSeller, move } from './test-listings.ts';

const oja = await startOja();
const seller = await addSeller(oja);

const showSold = (id: string) => oja.call('showSoldListing', { params: { id } });
const similarTo = async (id: string) => {
  const { status, body } = await oja.call('listSimilarListings', { params: { id } });
  expect(status).toBe(200);
  return body.data.map(({ handle }) => handle);
};

describe('a sold listing', () => {
  test('says what it was and when it was sold, without price, buyer or seller', async () => {
    const listing = await addPosted(oja, seller, { handle: '@gone_foodie', followers: 12_400 });
    await move(oja, listing.id, 'sell');
    const { status, body } = await showSold(listing.id);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: listing.id,
      platform: listing.platform,
      handle: '@gone_foodie',
      category: listing.category,
      followers: 12_400,
      thumbnail: null,
      sold_at: oja.clock.now.toISOString(),
    });
  });

  test('is sold while a dispute is open, and gone after the money was given back', async () => {
    const listing = await addPosted(oja, seller, { handle: '@disputed_foodie' });
    await move(oja, listing.id, 'sell');
    await move(oja, listing.id, 'dispute');
    expect((await showSold(listing.id)).status).toBe(200);
    await move(oja, listing.id, 'give_back');
    expect(refusalOf(await showSold(listing.id))).toEqual([410, 'listing_gone']);
  });

  test('one that was withdrawn or removed is gone', async () => {
    const withdrawn = await addPosted(oja, seller, { handle: '@withdrawn_foodie' });
    await move(oja, withdrawn.id, 'withdraw', 'seller');
    expect(refusalOf(await showSold(withdrawn.id))).toEqual([410, 'listing_gone']);
    const removed = await addPosted(oja, seller, { handle: '@removed_foodie' });
    await move(oja, removed.id, 'remove', 'seller');
    expect(refusalOf(await showSold(removed.id))).toEqual([410, 'listing_gone']);
  });

  test('GET /listings/{id} answers all but the seller that a withdrawn one is gone', async () => {
    const listing = await addPosted(oja, seller, { handle: '@paused_foodie' });
    await move(oja, listing.id, 'withdraw', 'seller');
    const show = (token?: string) => oja.call('showListing', { params: { id: listing.id }, token });
    const stranger = await addSeller(oja);
    expect(refusalOf(await show())).toEqual([410, 'listing_gone']);
    expect(refusalOf(await show(stranger.token))).toEqual([410, 'listing_gone']);
    expect((await show(seller.token)).body.data).toMatchObject({ handle: '@paused_foodie' });
  });

  test('GET /listings/{id} does not know a sold one, which has a page of its own', async () => {
    const listing = await addPosted(oja, seller, { handle: '@soldout_foodie' });
    await move(oja, listing.id, 'sell');
    const { id } = listing;
    expect(refusalOf(await oja.call('showListing', { params: { id } }))).toEqual([404, 'not_found']);
    expect((await showSold(id)).status).toBe(200);
  });

  test('one that never was on the market is not found', async () => {
    const draft = await addListing(oja, seller, { handle: '@draft_foodie', status: 'draft' });
    expect(refusalOf(await showSold(draft.id))).toEqual([404, 'not_found']);
    expect(refusalOf(await showSold(seller.id))).toEqual([404, 'not_found']);
    expect(refusalOf(await oja.call('listSimilarListings', { params: { id: draft.id } }))).toEqual([
      404,
      'not_found',
    ]);
  });
});

describe('similar listings', () => {
  test('are of the platform, of the category first, nearest in price and followers, at most eight', async () => {
    const other = await addSeller(oja);
    const add = (handle: string, change: object) =>
      addPosted(oja, other, {
        handle,
        platform: 'tiktok',
        category: 'Travel',
        ...change,
      });
    const pattern = await add('@pattern', { price: 100_000, followers: 10_000 });
    await add('@far_price', { price: 900_000, followers: 10_000 });
    await add('@near_price', { price: 110_000, followers: 10_000 });
    await add('@near_price_small', { price: 110_000, followers: 100 });
    await add('@other_category', { price: 100_000, followers: 10_000, category: 'Gaming' });
    await addPosted(oja, other, { handle: '@other_platform', category: 'Travel', price: 100_000 });
    const expected = ['@near_price', '@near_price_small', '@far_price', '@other_category'];
    expect(await similarTo(pattern.id)).toEqual(expected);

    await move(oja, pattern.id, 'sell');
    expect(await similarTo(pattern.id)).toEqual(expected);

    for (let number = 0; number < 8; number += 1) await add(`@many_${number}`, { price: 100_000 });
    expect(await similarTo(pattern.id)).toHaveLength(8);
  });
});

// Last, because it ends the sessions.
test('a sold listing is gone after 90 days', async () => {
  const listing = await addPosted(oja, seller, { handle: '@old_foodie' });
  await move(oja, listing.id, 'sell');
  oja.clock.now = new Date(oja.clock.now.getTime() + 90 * dayMs - 1);
  expect((await showSold(listing.id)).status).toBe(200);
  oja.clock.now = new Date(oja.clock.now.getTime() + 1);
  expect(refusalOf(await showSold(listing.id))).toEqual([410, 'listing_gone']);
});
