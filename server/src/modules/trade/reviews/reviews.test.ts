import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setStatus } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, addTrader, buy, buyAndDispute, offer, openMarket } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { waitingForLocks } from '../../../../test/waiting-for-locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { moderateReview, publishReviews } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller } = market;

const review = (person: Person, id: string, body = { rating: 5, text: 'Quick and honest.' }) =>
  oja.call('writeReview', { token: person.token, params: { id }, body });
const received = (person: Person, query: Record<string, string> = {}) =>
  oja.call('listOwnReviews', { token: person.token, query });
const ofSeller = (sellerId: string, query: Record<string, string> = {}) =>
  oja.call('listSellerReviews', { params: { id: sellerId }, query });
const publish = () => publishReviews.run(oja.deps, {}, { number: 1, last: true });

async function completed(
  from: Person = seller,
  price: number = 5_000,
): Promise<{ id: string; buyer: Person }> {
  const buyer = await addBuyer(oja, 10_000);
  const { id } = await buy({ ...market, seller: from, buyer }, { buyer, listing: { price } });
  await oja.call('confirmPurchase', { token: buyer.token, params: { id } });
  return { id, buyer };
}

describe('reviewing', () => {
  test('is for the two people of a completed purchase', async () => {
    const { id, buyer } = await completed();
    const stranger = await addBuyer(oja);
    const body = { rating: 4, text: 'Fine.' };
    expect(refusalOf(await oja.call('writeReview', { params: { id }, body }))).toEqual([
      401,
      'session_required',
    ]);
    expect(refusalOf(await review(stranger, id))).toEqual([404, 'not_found']);
    const pending = await buy(market, { listing: { price: 100 } });
    const early = await review(market.buyer, pending.id);
    expect(refusalOf(early)).toEqual([409, 'purchase_state_conflict']);
    expect((await review(buyer, id)).status).toBe(200);
    expect(refusalOf(await review(buyer, id))).toEqual([409, 'review_written_already']);
  });

  test.each([
    {},
    { rating: 0, text: 'x' },
    { rating: 6, text: 'x' },
    { rating: 4.5, text: 'x' },
    { rating: '5', text: 'x' },
    { rating: 5, text: ' ' },
    { rating: 5, text: 'x', published_at: '2026-01-01' },
  ])('refuses %o', async (body) => {
    const { id, buyer } = await completed();
    const answer = await oja.callRaw('writeReview', { token: buyer.token, params: { id }, body });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  });

  test('is blind until both wrote', async () => {
    const shop = await addTrader(oja);
    const { id, buyer } = await completed(shop);
    const first = await review(buyer, id, { rating: 4, text: 'Planted-by-buyer.' });
    expect(first.body.data).toMatchObject({ rating: 4, by: 'buyer', published_at: null, actions: [] });
    for (const answer of [
      await received(shop),
      await ofSeller(shop.id),
      await oja.call('showSale', { token: shop.token, params: { id } }),
    ]) {
      expect(answer.text).not.toContain('Planted-by-buyer');
    }
    const notifications = await oja.call('listNotifications', { token: shop.token });
    expect(notifications.text).not.toContain('Planted-by-buyer');
    await review(shop, id, { rating: 5, text: 'A pleasure.' });
    const public_ = await ofSeller(shop.id);
    expect(public_.body).toMatchObject({
      data: [{ text: 'Planted-by-buyer.', by: 'buyer', reply: null }],
      rating: 4,
      reviews: 1,
      stars: [0, 0, 0, 1, 0],
    });
    const mine = await received(buyer);
    expect(mine.body).toMatchObject({
      data: [{ text: 'A pleasure.', by: 'seller' }],
      as_buyer: { rating: 5, reviews: 1 },
    });
  });

  test('or until seven days passed; then the other side has only a reply left', async () => {
    const shop = await addTrader(oja);
    const { id, buyer } = await completed(shop);
    await review(buyer, id, { rating: 2, text: 'Slow.' });
    oja.clock.advance(7 * dayMs - 1);
    await publish();
    expect((await ofSeller(shop.id)).body.data).toEqual([]);
    oja.clock.advance(1);
    await publish();
    await publish();
    expect((await ofSeller(shop.id)).body).toMatchObject({
      data: [{ text: 'Slow.' }],
      rating: 2,
      reviews: 1,
    });
    const late = await review(shop, id);
    expect(refusalOf(late)).toEqual([409, 'review_window_closed']);
  });

  test('closes after a month', async () => {
    const { id, buyer } = await completed();
    oja.clock.advance(30 * dayMs);
    expect(refusalOf(await review(buyer, id))).toEqual([409, 'review_window_closed']);
  });

  test('two people who write at the same moment both are published, and counted once', async () => {
    const shop = await addTrader(oja);
    const { id, buyer } = await completed(shop);
    const answers = await Promise.all([
      review(buyer, id),
      review(shop, id),
      review(buyer, id),
      review(shop, id),
    ]);
    expect(outcomesOf(answers)).toEqual([
      '200',
      '200',
      '409 review_written_already',
      '409 review_written_already',
    ]);
    expect((await ofSeller(shop.id)).body).toMatchObject({ rating: 5, reviews: 1 });
  });
});

describe('averages', () => {
  test('are kept by the database and shown on the card, the listing and the seller’s page', async () => {
    const shop = await addTrader(oja);
    for (const rating of [5, 4, 4]) {
      const { id, buyer } = await completed(shop);
      await review(buyer, id, { rating, text: 'So.' });
      await review(shop, id);
    }
    const listing = await offer({ ...market, seller: shop });
    const expected = { rating: 4.3, reviews: 3 };
    const { body: page } = await oja.call('showListing', { params: { id: listing.id } });
    expect(page.data.seller).toMatchObject(expected);
    const { body: card } = await oja.call('listListings', { query: { seller: shop.id } });
    expect(card.data[0]?.seller).toMatchObject(expected);
    const { body: profile } = await oja.call('showSeller', { params: { id: shop.id } });
    expect(profile.data).toMatchObject({ ...expected, sales: 3 });
    expect((await received(shop)).body.as_seller).toEqual(expected);
  });

  test('go with the page of the seller while the account is suspended, and when it was closed', async () => {
    const shop = await addTrader(oja);
    const { id, buyer } = await completed(shop);
    await review(buyer, id);
    await review(shop, id);
    const shown = async () => {
      const page = await oja.call('showSeller', { params: { id: shop.id } });
      return [page.status, (await ofSeller(shop.id)).status];
    };
    expect(await shown()).toEqual([200, 200]);
    await setStatus(oja, shop.id, 'banned');
    expect(await shown()).toEqual([404, 404]);
    await setStatus(oja, shop.id, 'active');
    expect(await shown()).toEqual([200, 200]);
    await oja.deps.db
      .updateTable('users')
      .set({ erasedAt: oja.clock.now })
      .where('id', '=', shop.id)
      .execute();
    expect(await shown()).toEqual([404, 404]);
  });

  test('leave out the reviews of purchases below the minimum price, which are shown all the same', async () => {
    const shop = await addTrader(oja);
    const small = await completed(shop, 4_999.99);
    const shown = await review(small.buyer, small.id, { rating: 5, text: 'So cheap.' });
    await review(shop, small.id, { rating: 1, text: 'So small.' });
    expect((await ofSeller(shop.id)).body).toMatchObject({
      rating: null,
      reviews: 0,
      stars: [0, 0, 0, 0, 0],
      data: [{ rating: 5, text: 'So cheap.', counted: false }],
    });
    expect((await received(small.buyer)).body.as_buyer).toEqual({ rating: null, reviews: 0 });
    oja.clock.advance(1_000);
    const large = await completed(shop);
    await review(large.buyer, large.id, { rating: 3, text: 'Fair.' });
    await review(shop, large.id);
    const expected = { rating: 3, reviews: 1, stars: [0, 0, 1, 0, 0] };
    const readAll = async () => (await ofSeller(shop.id)).body;
    expect(await readAll()).toMatchObject({ ...expected, data: [{ counted: true }, { counted: false }] });
    const moderator = { id: market.admin.id, label: market.admin.email };
    for (const down of [true, false]) {
      const decision = { id: shown.body.data.id, down, reason: 'So.', now: oja.clock.now };
      await inTransaction(oja.deps.db, (tx) => moderateReview(tx, moderator, decision));
      expect(await readAll()).toMatchObject(expected);
    }
  });

  test('leave out a purchase of which a refund left less than the minimum price', async () => {
    const shop = await addTrader(oja);
    const buyer = await addBuyer(oja, 10_000);
    const sides = { ...market, seller: shop, buyer };
    const { id } = await buyAndDispute(sides, { listing: { price: 5_000 } });
    const resolved = await oja.call('resolveDispute', {
      token: market.admin.token,
      params: { purchase_id: id },
      body: { type: 'partial_refund', refund_amount: 1, details: 'A bit.', early_reason: 'It cannot wait.' },
    });
    expect(resolved.status).toBe(200);
    expect((await review(buyer, id)).body.data.counted).toBe(false);
  });
});

describe('a reply', () => {
  test('is given once, by whom the review is about', async () => {
    const shop = await addTrader(oja);
    const { id, buyer } = await completed(shop);
    const written = (await review(buyer, id)).body.data.id;
    const reply = (person: Person, text = 'Thank you!') =>
      oja.call('replyToReview', { token: person.token, params: { id: written }, body: { text } });
    expect(refusalOf(await reply(shop))).toEqual([404, 'not_found']);
    await review(shop, id);
    expect(refusalOf(await reply(buyer))).toEqual([403, 'access_denied']);
    expect(refusalOf(await reply(await addBuyer(oja)))).toEqual([404, 'not_found']);
    expect((await received(shop)).body.data[0]?.actions).toEqual(['reply']);
    const answers = await Promise.all([reply(shop), reply(shop)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 review_replied_already']);
    expect((await ofSeller(shop.id)).body.data[0]?.reply).toMatchObject({ text: 'Thank you!' });
    expect(refusalOf(await reply(shop))).toEqual([409, 'review_replied_already']);
  });
});

test('an answer to a review that is taken down at this moment comes too late', async () => {
  const shop = await addTrader(oja);
  const { id, buyer } = await completed(shop);
  await review(buyer, id);
  await review(shop, id);
  const { id: reviewId } = present((await received(shop)).body.data[0]);
  const held = Promise.withResolvers<void>();
  const mayGo = Promise.withResolvers<void>();
  const decision = { id: reviewId, down: true, reason: 'Abuse.', now: oja.deps.now() };
  const takingDown = inTransaction(oja.deps.db, async (tx) => {
    await moderateReview(tx, { id: null, label: 'test' }, decision);
    held.resolve();
    await mayGo.promise;
  });
  await held.promise;
  const answering = oja.call('replyToReview', {
    token: shop.token,
    params: { id: reviewId },
    body: { text: 'Thank you!' },
  });
  await expect.poll(() => waitingForLocks(oja)).toBe(1);
  mayGo.resolve();
  await takingDown;
  expect(refusalOf(await answering)).toEqual([404, 'not_found']);
});

describe('lists', () => {
  test('have only what is about some deals, when these are asked for', async () => {
    const shop = await addTrader(oja);
    const completedOnes = [await completed(shop), await completed(shop), await completed(shop)];
    for (const { id, buyer } of completedOnes) {
      await review(shop, id);
      await review(buyer, id);
    }
    const [first, , last] = completedOnes.map(({ id }) => id);
    const idsOf = async (query: Record<string, string>) =>
      (await received(shop, query)).body.data.map((row) => row.purchase.id);
    const purchases = `${first},${last}`;
    for (const side of ['received', 'written'])
      expect((await idsOf({ side, purchases })).toSorted()).toEqual([first, last].toSorted());
    expect(refusalOf(await received(shop, { purchases: 'one,two' }))).toEqual([400, 'invalid_input']);
    // Reviews of other users' purchases are not returned.
    const stranger = await addTrader(oja);
    expect((await received(stranger, { purchases })).body.data).toEqual([]);
  });

  test('go on page after page, and have what one wrote', async () => {
    const shop = await addTrader(oja);
    for (let n = 0; n < 3; n += 1) {
      oja.clock.advance(1_000);
      const { id, buyer } = await completed(shop);
      await review(buyer, id, { rating: 3, text: `No. ${n}` });
      await review(shop, id, { rating: 3, text: `Re ${n}` });
    }
    const first = await ofSeller(shop.id, { limit: '2' });
    const rest = await ofSeller(shop.id, { limit: '2', cursor: present(first.body.next_cursor) });
    const texts = [...first.body.data, ...rest.body.data].map((row) => row.text);
    expect(texts).toEqual(['No. 2', 'No. 1', 'No. 0']);
    expect(rest.body.next_cursor).toBeNull();
    const written = await received(shop, { side: 'written' });
    expect(written.body.data.map((row) => row.text)).toEqual(['Re 2', 'Re 1', 'Re 0']);
    expect(refusalOf(await received(shop, { side: 'both' }))).toEqual([400, 'invalid_input']);
  });
});
