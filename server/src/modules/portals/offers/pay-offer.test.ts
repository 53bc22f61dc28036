import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { agreeOnOne, makeOne, offerCalls, payAgreed, storedStatus } from '../../../../test/offers.ts';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, addTrader, changeSettings, openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { addPosted } from '../../trade/listings/test-listings.ts';
import { lapseOffers } from '../../trade/offers/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer } = market;
const once = { number: 1, last: true };
const outsider = await oja.person({ days: 365 });
const { offer, answer, shown, listOf, eventsOf } = offerCalls(market);

describe('the job', () => {
  test('ends what is late, tells both sides, and a second run changes nothing', async () => {
    const open = await makeOne(market);
    const agreed = await agreeOnOne(market);
    oja.clock.advance(24 * hourMs - 1);
    await lapseOffers.run(oja.deps, {}, once);
    expect([await storedStatus(market, open.id), await storedStatus(market, agreed.id)]).toEqual([
      'offered',
      'accepted',
    ]);
    oja.clock.advance(1);
    for (let run = 0; run < 2; run += 1) await lapseOffers.run(oja.deps, {}, once);
    expect([await storedStatus(market, open.id), await storedStatus(market, agreed.id)]).toEqual([
      'lapsed',
      'lapsed',
    ]);
    expect(await eventsOf(buyer.id, open.id)).toEqual(['offer_lapsed']);
    expect(await eventsOf(seller.id, open.id)).toEqual(['offer_received', 'offer_lapsed']);
    expect(await eventsOf(buyer.id, agreed.id)).toEqual(['offer_accepted', 'offer_lapsed']);
  });

  test('ends what waits for a listing that is sold, an agreed price too, and says so', async () => {
    const waiting = await makeOne(market);
    const other = await addBuyer(oja);
    const agreed = (await offer(waiting.listing.id, 130_000, other)).body.data;
    await answer('acceptOffer', agreed.id);
    const rival = await addBuyer(oja);
    await oja.call('createPurchase', { token: rival.token, body: { listing_id: waiting.listing.id } });
    await lapseOffers.run(oja.deps, {}, once);
    expect(await storedStatus(market, waiting.id)).toBe('lapsed');
    expect(await eventsOf(buyer.id, waiting.id)).toEqual(['offer_lapsed']);
    expect(await shown(agreed.id, other)).toMatchObject({ status: 'lapsed', actions: [] });
    const { body } = await oja.call('listNotifications', { token: other.token });
    expect(body.data.find(({ event }) => event === 'offer_lapsed')?.text).toBe('The account has been sold.');
  });

  test('ends the offer of a buyer who paid the asking price, which is no news to this buyer', async () => {
    const { buyer: hasty, ...rest } = await withNewBuyer(market);
    const made = await makeOne({ ...rest, buyer: hasty });
    await oja.call('createPurchase', { token: hasty.token, body: { listing_id: made.listing.id } });
    await lapseOffers.run(oja.deps, {}, once);
    expect(await storedStatus(market, made.id)).toBe('lapsed');
    expect(await eventsOf(hasty.id, made.id)).toEqual([]);
  });
});

describe('paying the agreed price', () => {
  test('moves it, and not the asking price, and uses the offer up', async () => {
    const paying = await withNewBuyer(market);
    const agreed = await agreeOnOne(paying, { amount: 120_000.5 });
    const before = await readBalance(oja.deps.db, account.wallet(paying.buyer.id));
    const bought = await payAgreed(paying, agreed);
    expect([bought.status, bought.body.data.price]).toEqual([200, 120_000.5]);
    const after = await readBalance(oja.deps.db, account.wallet(paying.buyer.id));
    expect(before - after).toBe(12_000_050);
    expect(await shown(agreed.id, paying.buyer)).toMatchObject({
      status: 'accepted',
      purchase_id: bought.body.data.id,
      actions: [],
      expires_at: null,
    });
    expect(refusalOf(await payAgreed(paying, agreed))).toEqual([409, 'listing_unavailable']);
    const receipt = await oja.call('purchaseReceipt', {
      token: paying.buyer.token,
      params: { id: bought.body.data.id },
    });
    expect(receipt.body.data.total).toBe(120_000.5);
    const sale = await oja.call('showSale', { token: seller.token, params: { id: bought.body.data.id } });
    const { fee, payout, held } = sale.body.data;
    expect([held, fee + payout]).toEqual([120_000.5, 120_000.5]);
    await oja.call('confirmPurchase', { token: paying.buyer.token, params: { id: bought.body.data.id } });
    await expectCleanLedger(oja);
  });

  test('holds when the asking price has changed since, up or down', async () => {
    for (const price of [200_000, 100_000]) {
      const agreed = await agreeOnOne(market);
      const params = { id: agreed.listing.id };
      await oja.call('updateListing', { token: seller.token, params, body: { price } });
      expect((await payAgreed(market, agreed)).body.data.price).toBe(120_000);
    }
    await expectCleanLedger(oja);
  });

  test('is refused for another price, without a price, for another listing, and to another buyer', async () => {
    const agreed = await agreeOnOne(market);
    const differs = await payAgreed(market, agreed, { expected_price: 150_000 });
    expect(refusalOf(differs)).toEqual([409, 'offer_price_differs']);
    expect(differs.body.message).toContain('₦120,000.00');
    const bare = await oja.callRaw('createPurchase', {
      token: buyer.token,
      body: { listing_id: agreed.listing.id, offer_id: agreed.id },
    });
    expect(refusalOf(bare)).toEqual([400, 'invalid_input']);
    const other = await addPosted(oja, seller);
    expect(refusalOf(await payAgreed(market, agreed, { listing_id: other.id }))).toEqual([404, 'not_found']);
    expect(refusalOf(await payAgreed(market, agreed, { offer_id: randomUUID() }))).toEqual([
      404,
      'not_found',
    ]);
    const stranger = { ...market, buyer: await addBuyer(oja) };
    expect(refusalOf(await payAgreed(stranger, agreed))).toEqual([404, 'not_found']);
    expect(refusalOf(await payAgreed({ ...market, buyer: seller }, agreed))).toEqual([
      403,
      'own_listing_bought',
    ]);
  });

  test('is refused before it is accepted, and at the end of the 24 hours', async () => {
    const made = await makeOne(market);
    expect(refusalOf(await payAgreed(market, made))).toEqual([409, 'offer_state_conflict']);
    await answer('acceptOffer', made.id);
    oja.clock.advance(24 * hourMs);
    expect(refusalOf(await payAgreed(market, made))).toEqual([409, 'offer_lapsed']);
    await lapseOffers.run(oja.deps, {}, once);
    expect(refusalOf(await payAgreed(market, made))).toEqual([409, 'offer_state_conflict']);
    // At its price the account is there for everybody.
    const body = { listing_id: made.listing.id, expected_price: 150_000 };
    expect((await oja.call('createPurchase', { token: buyer.token, body })).status).toBe(200);
  });

  test('is refused with too little money, and the offer stays', async () => {
    const poor = { ...market, buyer: await addBuyer(oja, 1_000) };
    const agreed = await agreeOnOne(poor);
    expect(refusalOf(await payAgreed(poor, agreed))).toEqual([422, 'wallet_balance_too_low']);
    expect((await shown(agreed.id, poor.buyer)).actions).toEqual(['pay']);
  });

  test('is the same purchase when it is sent again with its key', async () => {
    const agreed = await agreeOnOne(market);
    const body = { listing_id: agreed.listing.id, offer_id: agreed.id, expected_price: agreed.amount };
    const send = () =>
      oja.call('createPurchase', { token: buyer.token, body, headers: { 'idempotency-key': agreed.id } });
    expect((await send()).body.data.id).toBe((await send()).body.data.id);
    await expectCleanLedger(oja);
  });

  test('takes the fee of the agreed price', async () => {
    await changeSettings(oja, 'payment', { platformFeePercent: 10 });
    const agreed = await agreeOnOne(market);
    const { data } = (await payAgreed(market, agreed)).body;
    const sale = await oja.call('showSale', { token: seller.token, params: { id: data.id } });
    expect(sale.body.data).toMatchObject({ fee: 12_000, payout: 108_000 });
  });
});

describe('the lists', () => {
  test('need a session', async () => {
    expect(refusalOf(await oja.call('listOffers', { query: { side: 'made' } }))).toEqual([
      401,
      'session_required',
    ]);
    expect(refusalOf(await oja.call('showOffer', { params: { id: randomUUID() } }))).toEqual([
      401,
      'session_required',
    ]);
  });

  test('hold the offers of each side, newest first, by page and by filter', async () => {
    const trader = await addTrader(oja);
    const fresh = { ...(await withNewBuyer(market)), seller: trader };
    const made: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      made.unshift((await makeOne(fresh)).id);
      oja.clock.advance(1_000);
    }
    const first = await listOf('made', fresh.buyer, { limit: '2' });
    expect(first.body.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const rest = await listOf('made', fresh.buyer, { limit: '2', cursor: first.body.next_cursor ?? '' });
    expect([rest.body.data.map(({ id }) => id), rest.body.next_cursor]).toEqual([made.slice(2), null]);
    const received = await listOf('received', trader);
    expect(received.body.data.map(({ id }) => id)).toEqual(made);
    expect(received.body.waiting).toEqual({ made: 0, received: 3 });
    expect((await listOf('received', fresh.buyer)).body.data).toEqual([]);

    const [newest] = first.body.data;
    const about = { listing_id: present(newest).listing.id, with: fresh.buyer.id };
    expect((await listOf('received', trader, about)).body.data.map(({ id }) => id)).toEqual([made[0]]);
    expect((await listOf('received', trader, { with: outsider.id })).body.data).toEqual([]);

    await answer('declineOffer', present(made[0]), trader);
    await answer('acceptOffer', present(made[1]), trader);
    expect((await listOf('made', fresh.buyer, { state: 'open' })).body.data.map(({ id }) => id)).toEqual(
      made.slice(1),
    );
    expect((await listOf('made', fresh.buyer, { state: 'over' })).body.data.map(({ id }) => id)).toEqual([
      made[0],
    ]);
    expect((await listOf('made', fresh.buyer)).body.waiting).toEqual({ made: 1, received: 0 });
    oja.clock.advance(24 * hourMs);
    expect((await listOf('made', fresh.buyer)).body.waiting).toEqual({ made: 0, received: 0 });
    expect((await listOf('made', fresh.buyer, { state: 'open' })).body.data).toEqual([]);
  });

  test('show an offer to its two sides alone', async () => {
    const { id } = await makeOne(market);
    const params = { id };
    expect(refusalOf(await oja.call('showOffer', { token: outsider.token, params }))).toEqual([
      404,
      'not_found',
    ]);
    expect((await shown(id, seller)).id).toBe(id);
  });
});
