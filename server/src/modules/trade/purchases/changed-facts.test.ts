import { hourMs } from '@oja/contract/durations';
import { afterAll, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { inLockOrder, listingRows } from '../../../../test/held-rows.ts';
import { agreeOnOne, makeOne, offerCalls, payAgreed } from '../../../../test/offers.ts';
import { startOja } from '../../../../test/oja.ts';
import { offer, openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { lapseOffers } from '../offers/index.ts';

/** What a buyer read is what the buyer pays for. */
const oja = await startOja();
const market = await openMarket(oja);
const { answer } = offerCalls(market);

const edit = (id: string, body: BodyFor<'updateListing'>) =>
  oja.call('updateListing', { token: market.seller.token, params: { id }, body });
const versionOf = async (id: string) =>
  (await oja.call('showListing', { token: market.buyer.token, params: { id } })).body.data.version;
const buySeen = (id: string, version: number) =>
  oja.call('createPurchase', {
    token: market.buyer.token,
    body: { listing_id: id, expected_version: version },
  });
const withMailbox = { claims: { includes: ['mailbox' as const] } };

afterAll(() => expectCleanLedger(oja));

test.each<[string, BodyFor<'updateListing'>]>([
  ['the mailbox is not included any more', { claims: {} }],
  ['another description', { description: 'Only the name.' }],
  ['fewer followers', { followers: 3 }],
  ['less engagement', { engagement: 0.1 }],
  ['another category', { category: null }],
])('refuses a purchase of another version than the one that was seen: %s', async (_what, change) => {
  const { id } = await offer(market, {
    ...withMailbox,
    followers: 9_000,
    engagement: 3,
    category: 'Food & Cooking',
  });
  const seen = await versionOf(id);
  expect((await edit(id, change)).status).toBe(200);
  expect(refusalOf(await buySeen(id, seen))).toEqual([409, 'listing_changed']);
  expect((await buySeen(id, await versionOf(id))).status).toBe(200);
});

test('a change of hand-over, mailbox or cover is another version too', async () => {
  const { id } = await offer(market, { mailbox: 'original', cover_days: 7 });
  const rowOf = () =>
    oja.deps.db.selectFrom('listings').select('version').where('id', '=', id).executeTakeFirstOrThrow();
  const versions = [(await rowOf()).version];
  for (const change of [{ mailbox: 'changed' }, { cover_days: 14 }, { mailbox: null }] as const) {
    expect((await edit(id, change)).status).toBe(200);
    versions.push((await rowOf()).version);
  }
  expect(new Set(versions).size).toBe(4);
});

test('refuses to change the facts while an agreed price may be paid, and says until when', async () => {
  const paying = await withNewBuyer(market);
  const agreed = await agreeOnOne(paying, { listing: withMailbox });
  const { id } = agreed.listing;
  for (const change of [{ claims: {} }, { description: 'Only the name.' }, { cover_days: 7 }] as const) {
    const refused = await edit(id, change);
    expect(refusalOf(refused)).toEqual([409, 'listing_agreed_on']);
    expect(refused.body.message).toContain('(Lagos time)');
  }
  expect((await edit(id, { price: 200_000 })).status).toBe(200);
  expect((await payAgreed(paying, agreed, { expected_version: await versionOf(id) })).status).toBe(200);
});

test('the facts are free again when the agreed price was not paid in time, before the job has run', async () => {
  const { listing } = await agreeOnOne(await withNewBuyer(market), { listing: withMailbox });
  oja.clock.advance(24 * hourMs);
  expect((await edit(listing.id, { claims: {} })).status).toBe(200);
  await lapseOffers.run(oja.deps, {}, { number: 1, last: true });
});

test('an offer that is not accepted holds no facts, and is paid for the version that was seen', async () => {
  const paying = await withNewBuyer(market);
  const made = await makeOne(paying, { listing: withMailbox });
  const seen = await versionOf(made.listing.id);
  expect((await edit(made.listing.id, { claims: {} })).status).toBe(200);
  await answer('acceptOffer', made.id);
  expect(refusalOf(await payAgreed(paying, made, { expected_version: seen }))).toEqual([
    409,
    'listing_changed',
  ]);
});

test('an acceptance against a change of the facts, in either order of the lock', async () => {
  const first = await makeOne(await withNewBuyer(market), { listing: withMailbox });
  const accepted = await inLockOrder(oja, listingRows(first.listing.id), [
    async () => (await answer('acceptOffer', first.id)).status,
    async () => (await edit(first.listing.id, { claims: {} })).status,
  ]);
  expect(accepted).toEqual([200, 409]);
  const second = await makeOne(await withNewBuyer(market), { listing: withMailbox });
  const changed = await inLockOrder(oja, listingRows(second.listing.id), [
    async () => (await edit(second.listing.id, { claims: {} })).status,
    async () => (await answer('acceptOffer', second.id)).status,
  ]);
  expect(changed).toEqual([200, 200]);
});
