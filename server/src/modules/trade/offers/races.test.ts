import { hourMs } from '@oja/contract/durations';
import { offerEndpoints } from '@oja/contract/offers';
import { afterAll, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { inLockOrder, listingRows } from '../../../../test/held-rows.ts';
import { agreeOnOne, makeOne, storedStatus } from '../../../../test/offers.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, openMarket } from '../../../../test/purchases.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { type Sent, sender } from '../../../../test/send.ts';
import { together } from '../../../../test/together.ts';
import { addPosted, statusOf } from '../listings/test-listings.ts';
import { lapseDue } from './lapse-offers.ts';

/** Real requests over a real network, so that they run concurrently. ROUNDS=500 is the long run. */
const rounds = roundsOf(50);
const oja = await startOja();
const send = sender(await oja.app.listen({ port: 0, host: '127.0.0.1' }));
const market = await openMarket(oja);
const { seller } = market;
const price = 2_000;
const listing = { price };
const amount = 1_500;

// Each pair of requests has buyers of its own, so that no limit of a person is met.
const pair = async (): Promise<[Person, Person]> => [await addBuyer(oja, price), await addBuyer(oja, price)];
const accept = (id: string, expected = amount) =>
  send(seller, `/offers/${id}/accept`, { expected_amount: expected });
const withdraw = (id: string, by: Person) => send(by, `/offers/${id}/withdraw`);
const counter = (id: string) => send(seller, `/offers/${id}/counter`, { amount: 1_800 });
const offer = (by: Person, listingId: string) => send(by, `/listings/${listingId}/offers`, { amount });
const buy = (by: Person, listingId: string) =>
  send(by, '/purchases', { listing_id: listingId, expected_price: price });
const payAgreed = (by: Person, agreed: { id: string; listing: { id: string } }) =>
  send(by, '/purchases', { listing_id: agreed.listing.id, offer_id: agreed.id, expected_price: amount });
const idOf = ({ body }: Sent) => offerEndpoints.makeOffer.reply.parse(body.data).id;
const outcome = (answers: readonly Sent[]) => answers.map(({ status, body }) => body.code ?? status);
const purchasesOf = (listingId: string) =>
  oja.deps.db
    .selectFrom('purchases')
    .select(['id', 'buyerId', 'priceKobo'])
    .where('listingId', '=', listingId)
    .execute();

afterAll(() => expectCleanLedger(oja));

test('two acceptances of one offer at once agree once', async () => {
  const [buyer] = await pair();
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await makeOne({ ...market, buyer }, { listing, amount });
    const answers = await Promise.all([accept(id), accept(id)]);
    expect(outcome(answers).toSorted()).toEqual([200, 'offer_state_conflict']);
    const events = await oja.deps.db
      .selectFrom('offerEvents')
      .select('transition')
      .where('offerId', '=', id)
      .orderBy('id')
      .execute();
    expect(events.map(({ transition }) => transition)).toEqual(['make', 'accept']);
  }
}, 120_000);

test('two offers for one listing are both accepted, and the first who pays gets it', async () => {
  const won = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const [one, other] = await pair();
    const { id: listingId } = await addPosted(oja, seller, listing);
    const made = await Promise.all([offer(one, listingId), offer(other, listingId)]);
    const ids = made.map(idOf);
    const accepted = await Promise.all(ids.map((id) => accept(id)));
    expect(outcome(accepted)).toEqual([200, 200]);
    const paid = await Promise.all([
      payAgreed(one, { id: ids[0] ?? '', listing: { id: listingId } }),
      payAgreed(other, { id: ids[1] ?? '', listing: { id: listingId } }),
    ]);
    expect(outcome(paid).toSorted()).toEqual([200, 'listing_unavailable']);
    const winner = paid.findIndex(({ status }) => status === 200);
    won.add(winner);
    expect(await purchasesOf(listingId)).toMatchObject([
      { buyerId: [one.id, other.id][winner], priceKobo: amount * 100 },
    ]);
  }
  expect(won.size).toBeGreaterThanOrEqual(1);
}, 180_000);

test('accept against a sale: an agreement before it, or none', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [buyer, rival] = await pair();
    const made = await makeOne({ ...market, buyer }, { listing, amount });
    const [accepted, sold] = await Promise.all([accept(made.id), buy(rival, made.listing.id)]);
    expect(sold.status).toBe(200);
    expect([200, 'listing_unavailable']).toContain(outcome([accepted])[0]);
    expect(await storedStatus(market, made.id)).toBe(accepted.status === 200 ? 'accepted' : 'offered');
    expect(outcome([await payAgreed(buyer, made)])).toEqual(['listing_unavailable']);
    expect(await purchasesOf(made.listing.id)).toMatchObject([{ buyerId: rival.id }]);
  }
}, 120_000);

test('accept against a sale, in either order of the lock', async () => {
  const [buyer, rival] = await pair();
  const early = await makeOne({ ...market, buyer }, { listing, amount });
  const first = await inLockOrder(oja, listingRows(early.listing.id), [
    () => accept(early.id),
    () => buy(rival, early.listing.id),
  ]);
  expect(outcome(first)).toEqual([200, 200]);
  const [other, late] = [
    await addBuyer(oja, price),
    await makeOne({ ...market, buyer }, { listing, amount }),
  ];
  const second = await inLockOrder(oja, listingRows(late.listing.id), [
    () => buy(other, late.listing.id),
    () => accept(late.id),
  ]);
  expect(outcome(second)).toEqual([200, 'listing_unavailable']);
  expect(await statusOf(oja, late.listing.id)).toBe('sold');
});

test('accept against withdraw: one wins, the other is told the state', async () => {
  const seen = new Set<string>();
  const [buyer] = await pair();
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await makeOne({ ...market, buyer }, { listing, amount });
    const answers = await Promise.all(
      round % 2 === 0 ? [accept(id), withdraw(id, buyer)] : [withdraw(id, buyer), accept(id)],
    );
    expect(outcome(answers).toSorted()).toEqual([200, 'offer_state_conflict']);
    const status = await storedStatus(market, id);
    expect(['accepted', 'withdrawn']).toContain(status);
    seen.add(status);
  }
  expect(seen.size).toBeGreaterThanOrEqual(1);
}, 120_000);

test('accept against counter: one wins', async () => {
  const [buyer] = await pair();
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await makeOne({ ...market, buyer }, { listing, amount });
    const [accepted, countered] = await Promise.all([accept(id), counter(id)]);
    // An accepted offer has no counter; a countered one waits for the buyer.
    expect([
      [200, 'offer_state_conflict'],
      ['offer_waits_for_other', 200],
    ]).toContainEqual(outcome([accepted, countered]));
    if (countered.status === 200) await send(buyer, `/offers/${id}/decline`);
  }
}, 120_000);

test('an acceptance of an amount that was countered since agrees on none', async () => {
  const [buyer] = await pair();
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await makeOne({ ...market, buyer }, { listing, amount });
    await counter(id);
    const [accepted, countered] = await together(round, [
      () => accept(id),
      () => send(buyer, `/offers/${id}/counter`, { amount: 1_600 }),
    ]);
    expect(countered.status).toBe(200);
    expect(['offer_waits_for_other', 'offer_changed']).toContain(outcome([accepted])[0]);
    expect(outcome([await accept(id), await accept(id, 1_600)])).toEqual(['offer_changed', 200]);
  }
}, 120_000);

test('paying the agreed price against the asking price: sold once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const [buyer, rival] = await pair();
    const agreed = await agreeOnOne({ ...market, buyer }, { listing, amount });
    const requests = [() => payAgreed(buyer, agreed), () => buy(rival, agreed.listing.id)];
    const answers = await Promise.all(
      (round % 2 === 0 ? requests : requests.toReversed()).map((ask) => ask()),
    );
    expect(outcome(answers).toSorted()).toEqual([200, 'listing_unavailable']);
    const [bought, ...others] = await purchasesOf(agreed.listing.id);
    expect(others).toEqual([]);
    expect(bought?.priceKobo).toBe((bought?.buyerId === buyer.id ? amount : price) * 100);
    const { purchaseId } = await oja.deps.db
      .selectFrom('offers')
      .select('purchaseId')
      .where('id', '=', agreed.id)
      .executeTakeFirstOrThrow();
    expect(purchaseId).toBe(bought?.buyerId === buyer.id ? bought.id : null);
  }
}, 180_000);

test('the same agreed price paid twice at once', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const buyer = await addBuyer(oja, 10 * price);
    const agreed = await agreeOnOne({ ...market, buyer }, { listing, amount });
    const answers = await Promise.all([payAgreed(buyer, agreed), payAgreed(buyer, agreed)]);
    expect(outcome(answers).toSorted()).toEqual([200, 'listing_unavailable']);
  }
}, 120_000);

test('a double click makes one offer', async () => {
  const buyer = await addBuyer(oja, price);
  for (let round = 0; round < rounds; round += 1) {
    const { id } = await addPosted(oja, seller, listing);
    const answers = await Promise.all([offer(buyer, id), offer(buyer, id)]);
    expect(outcome(answers).toSorted()).toEqual([200, 'offer_open_already']);
    await withdraw(idOf(present(answers.find(({ status }) => status === 200))), buyer);
  }
}, 120_000);

test('of twenty offers at once, ten stand', async () => {
  const buyer = await addBuyer(oja, price);
  const listings = await Promise.all(Array.from({ length: 20 }, () => addPosted(oja, seller, listing)));
  const answers = await Promise.all(listings.map(({ id }) => offer(buyer, id)));
  expect(outcome(answers).toSorted()).toEqual([
    ...Array(10).fill(200),
    ...Array(10).fill('too_many_open_offers'),
  ]);
});

test('the job of several workers against an answer and a payment at the last moment', async () => {
  for (let round = 0; round < 10; round += 1) {
    const buyer = await addBuyer(oja, price);
    const agreed = await agreeOnOne({ ...market, buyer }, { listing, amount });
    const open = await makeOne({ ...market, buyer }, { listing, amount });
    oja.clock.advance(24 * hourMs);
    const [paid, accepted] = await Promise.all([
      payAgreed(buyer, agreed),
      accept(open.id),
      ...[agreed.id, open.id, agreed.id, open.id].map((id) => lapseDue(oja.deps, id)),
    ] as const);
    for (const code of outcome([paid, accepted])) {
      expect(['offer_lapsed', 'offer_state_conflict']).toContain(code);
    }
    expect([await storedStatus(market, agreed.id), await storedStatus(market, open.id)]).toEqual([
      'lapsed',
      'lapsed',
    ]);
  }
}, 60_000);
