import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { offerTerms } from '@oja/contract/offer-terms';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { makeOne, offerCalls, storedStatus } from '../../../../test/offers.ts';
import { startOja } from '../../../../test/oja.ts';
import { openMarket, withNewBuyer } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { waitingForLocks } from '../../../../test/waiting-for-locks.ts';
import { suspendUser } from '../../people/sanctions/index.ts';
import { contact } from '../../talk/messaging/test-messages.ts';
import { addPosted, move } from '../../trade/listings/test-listings.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, buyer } = market;
const outsider = await oja.person({ days: 365 });
const { answers, offer, counter, answer, shown, listOf, eventsOf } = offerCalls(market);

describe('making an offer', () => {
  test('needs a session', async () => {
    const listing = await addPosted(oja, seller);
    const params = { id: listing.id };
    expect(refusalOf(await oja.call('makeOffer', { params, body: { amount: 120_000 } }))).toEqual([
      401,
      'session_required',
    ]);
  });

  test('answers the offer, tells the seller, and opens the conversation', async () => {
    const listing = await addPosted(oja, seller);
    const made = await offer(listing.id, 120_000.5, buyer, 'I can pay today.');
    expect([made.status, made.body.message]).toEqual([200, 'Offer Sent']);
    const { data } = made.body;
    expect(data).toMatchObject({
      status: 'offered',
      side: 'buyer',
      amount: 120_000.5,
      proposed_by: 'buyer',
      counters_left: 3,
      actions: ['withdraw'],
      listing: { id: listing.id, price: 150_000, on_market: true },
      amounts: [{ by: 'buyer', amount: 120_000.5 }],
      purchase_id: null,
    });
    expect(new Date(data.expires_at ?? '').getTime() - oja.clock.now.getTime()).toBe(24 * hourMs);
    expect(await eventsOf(seller.id, data.id)).toEqual(['offer_received']);
    const received = await shown(data.id, seller);
    expect(received).toMatchObject({
      side: 'seller',
      actions: ['accept', 'counter', 'decline'],
      with: { id: buyer.id },
      conversation_id: data.conversation_id,
    });
    const messages = await oja.call('listMessages', {
      token: seller.token,
      params: { id: data.conversation_id ?? '' },
    });
    expect(messages.body.data.map(({ text }) => text)).toEqual(['I can pay today.']);
    await oja.runJobs();
    const mail = (await oja.mails(seller.email)).find(({ subject }) => subject.includes('₦120,000.50'));
    expect(mail?.subject).toContain(listing.handle);
  });

  test('without a message opens an empty conversation, and keeps the subject of an older one', async () => {
    const { conversation_id: fresh } = await makeOne(market);
    const opened = await oja.call('showConversation', { token: seller.token, params: { id: fresh ?? '' } });
    expect(opened.body.data).toMatchObject({ last: null, side: 'seller' });
    const listing = await addPosted(oja, seller);
    const talk = await contact(oja, buyer, { listing_id: listing.id, subject: 'Is it still there?' });
    const { data } = (await offer(listing.id)).body;
    expect(data.conversation_id).toBe(talk.body.data.id);
    const kept = await oja.call('showConversation', {
      token: buyer.token,
      params: { id: talk.body.data.id },
    });
    expect(kept.body.data.subject).toBe('Is it still there?');
  });

  test('without a message gives the conversation its time, and moves it to the top of the list', async () => {
    const listing = await addPosted(oja, seller);
    // Later than the conversations of the tests before.
    oja.clock.advance(hourMs);
    const { data } = (await offer(listing.id)).body;
    const newest = async () => (await oja.call('listConversations', { token: seller.token })).body.data[0];
    expect(await newest()).toMatchObject({ last: null, active_at: oja.clock.now.toISOString() });
    await answer('withdrawOffer', data.id, buyer);
    oja.clock.advance(hourMs);
    const other = await makeOne(market);
    expect((await newest())?.id).toBe(other.conversation_id);
    oja.clock.advance(hourMs);
    await offer(listing.id);
    expect(await newest()).toMatchObject({
      id: data.conversation_id,
      last: null,
      active_at: oja.clock.now.toISOString(),
    });
  });

  test('hides contact details in the message', async () => {
    const listing = await addPosted(oja, seller);
    const { data } = (await offer(listing.id, 120_000, buyer, 'Call me on 0803 123 4567')).body;
    const params = { id: data.conversation_id ?? '' };
    const { text } = await oja.call('listMessages', { token: seller.token, params });
    expect(text).not.toContain('4567');
  });

  test('is refused for the own listing, an unknown one, and one that is not on the market', async () => {
    const listing = await addPosted(oja, seller);
    expect(refusalOf(await offer(listing.id, 120_000, seller))).toEqual([403, 'own_listing_offered']);
    expect(refusalOf(await offer(randomUUID()))).toEqual([404, 'not_found']);
    await move(oja, listing.id, 'hide', 'admin');
    expect(refusalOf(await offer(listing.id))).toEqual([409, 'listing_unavailable']);
  });

  test.each([
    [999.99, 400, 'invalid_input', 'Please offer ₦1,000 or more.'],
    [-5, 400, 'invalid_input', 'Please enter a valid amount.'],
    [1_000.001, 400, 'invalid_input', 'at most two decimals'],
    [150_000, 422, 'offer_amount_too_high', '₦150,000.00'],
    [1_000_000, 422, 'offer_amount_too_high', '₦150,000.00'],
  ])('of ₦%s for ₦150,000 is refused: %s %s', async (amount, status, code, words) => {
    const listing = await addPosted(oja, seller);
    const refused = await offer(listing.id, amount);
    expect(refusalOf(refused)).toEqual([status, code]);
    expect(refused.body.message).toContain(words);
  });

  test('is refused while another one for the account is open or agreed on, and possible after that', async () => {
    const first = await makeOne(market);
    expect(refusalOf(await offer(first.listing.id))).toEqual([409, 'offer_open_already']);
    await answer('acceptOffer', first.id);
    expect(refusalOf(await offer(first.listing.id))).toEqual([409, 'offer_open_already']);
    oja.clock.advance(24 * hourMs);
    // The job has not run, and the old one is over all the same.
    expect((await offer(first.listing.id)).status).toBe(200);
    expect(await storedStatus(market, first.id)).toBe('lapsed');
  });

  test('is refused a fourth time within a day', async () => {
    const listing = await addPosted(oja, seller);
    for (let round = 0; round < offerTerms.perListingAndDay; round += 1) {
      const { data } = (await offer(listing.id)).body;
      await answer('withdrawOffer', data.id, buyer);
    }
    expect(refusalOf(await offer(listing.id))).toEqual([409, 'too_many_offers_for_listing']);
    oja.clock.advance(24 * hourMs);
    expect((await offer(listing.id)).status).toBe(200);
  });

  test('is refused while ten others wait for an answer', async () => {
    const busy = await withNewBuyer(market);
    const first = await makeOne(busy);
    for (let n = 1; n < offerTerms.openAtMost; n += 1) await makeOne(busy);
    const listing = await addPosted(oja, seller);
    expect(refusalOf(await offer(listing.id, 120_000, busy.buyer))).toEqual([409, 'too_many_open_offers']);
    await answer('declineOffer', first.id);
    expect((await offer(listing.id, 120_000, busy.buyer)).status).toBe(200);
  });

  test('is refused to a person whom the seller has blocked, and nothing is kept of it', async () => {
    const { buyer: unwanted } = await withNewBuyer(market);
    const listing = await addPosted(oja, seller);
    const talk = await contact(oja, unwanted, { listing_id: listing.id });
    await oja.call('blockPerson', { token: seller.token, params: { id: talk.body.data.id } });
    expect(refusalOf(await offer(listing.id, 120_000, unwanted))).toEqual([403, 'conversation_blocked']);
    expect((await listOf('made', unwanted)).body.data).toEqual([]);
  });

  test('is refused to a buyer who is suspended meanwhile', async () => {
    const { buyer: suspended, admin } = await withNewBuyer(market);
    const listing = await addPosted(oja, seller);
    const held = Promise.withResolvers<void>();
    const maySuspend = Promise.withResolvers<void>();
    const suspending = suspendUser(oja.deps, {
      userId: suspended.id,
      by: { id: admin.id, label: admin.email, role: 'admin' },
      inSameTransaction: () => {
        held.resolve();
        return maySuspend.promise;
      },
    });
    await held.promise;
    // The session is still valid when it is read.
    const offering = offer(listing.id, 120_000, suspended);
    await expect.poll(() => waitingForLocks(oja)).toBe(1);
    maySuspend.resolve();
    await suspending;
    expect(refusalOf(await offering)).toEqual([403, 'account_suspended']);
  });
});

describe('answering', () => {
  test.each(answers)('%s needs a session, and is not found for others', async (name) => {
    const { id } = await makeOne(market);
    expect(refusalOf(await oja.call(name, { params: { id } }))).toEqual([401, 'session_required']);
    expect(refusalOf(await answer(name, id, outsider))).toEqual([404, 'not_found']);
    expect(refusalOf(await answer(name, randomUUID()))).toEqual([404, 'not_found']);
    expect(await storedStatus(market, id)).toBe('offered');
  });

  test('counterOffer needs a session, and is not found for others', async () => {
    const { id } = await makeOne(market);
    const body = { amount: 130_000 };
    expect(refusalOf(await oja.call('counterOffer', { params: { id }, body }))).toEqual([
      401,
      'session_required',
    ]);
    expect(refusalOf(await counter(id, 130_000, outsider))).toEqual([404, 'not_found']);
  });

  test('accept: both read the agreed price, and the listing stays on the market', async () => {
    const made = await makeOne(market);
    oja.clock.advance(23 * hourMs);
    const accepted = await answer('acceptOffer', made.id);
    expect(accepted.body.data).toMatchObject({ status: 'accepted', actions: [], amount: 120_000 });
    const own = await shown(made.id);
    expect(own).toMatchObject({ status: 'accepted', actions: ['pay'], listing: { on_market: true } });
    // Accepting begins a new day.
    expect(new Date(own.expires_at ?? '').getTime() - oja.clock.now.getTime()).toBe(24 * hourMs);
    expect(await eventsOf(buyer.id, made.id)).toEqual(['offer_accepted']);
    expect(refusalOf(await answer('acceptOffer', made.id))).toEqual([409, 'offer_state_conflict']);
    expect(refusalOf(await answer('declineOffer', made.id))).toEqual([409, 'offer_state_conflict']);
    expect(refusalOf(await counter(made.id, 130_000))).toEqual([409, 'offer_state_conflict']);
  });

  test('three counters in turn, each with a day of its own, and no fourth', async () => {
    const { id } = await makeOne(market);
    oja.clock.advance(20 * hourMs);
    expect((await counter(id, 145_000)).body.data).toMatchObject({
      status: 'countered',
      proposed_by: 'seller',
      counters_left: 2,
      actions: ['withdraw'],
    });
    oja.clock.advance(20 * hourMs);
    expect((await shown(id)).actions).toEqual(['accept', 'counter', 'decline']);
    expect((await counter(id, 125_000, buyer)).status).toBe(200);
    expect((await counter(id, 140_000)).body.data.counters_left).toBe(0);
    expect((await shown(id)).actions).toEqual(['accept', 'decline']);
    expect(refusalOf(await counter(id, 130_000, buyer))).toEqual([409, 'too_many_counters']);
    const agreed = await answer('acceptOffer', id, buyer);
    expect(agreed.body.data.amounts).toMatchObject([
      { by: 'buyer', amount: 120_000 },
      { by: 'seller', amount: 145_000 },
      { by: 'buyer', amount: 125_000 },
      { by: 'seller', amount: 140_000 },
    ]);
    expect(await eventsOf(buyer.id, id)).toEqual(['offer_countered', 'offer_countered']);
    expect(await eventsOf(seller.id, id)).toEqual(['offer_received', 'offer_countered', 'offer_accepted']);
  });

  test('only in turn, and with an amount that moves towards the other side', async () => {
    const { id } = await makeOne(market);
    expect(refusalOf(await answer('acceptOffer', id, buyer))).toEqual([409, 'offer_waits_for_other']);
    expect(refusalOf(await answer('declineOffer', id, buyer))).toEqual([409, 'offer_waits_for_other']);
    expect(refusalOf(await counter(id, 110_000, buyer))).toEqual([409, 'offer_waits_for_other']);
    expect(refusalOf(await answer('withdrawOffer', id))).toEqual([409, 'offer_waits_for_other']);
    expect(refusalOf(await counter(id, 120_000))).toEqual([422, 'offer_amount_too_low']);
    expect(refusalOf(await counter(id, 150_000))).toEqual([422, 'offer_amount_too_high']);
    expect(refusalOf(await counter(id, 100))).toEqual([400, 'invalid_input']);
    await counter(id, 140_000);
    expect(refusalOf(await counter(id, 140_000, buyer))).toEqual([422, 'offer_amount_too_high']);
  });

  test('accepts the amount that was read, and no other', async () => {
    const { id } = await makeOne(market);
    await counter(id, 145_000);
    await counter(id, 125_000, buyer);
    const accept = (body: BodyFor<'acceptOffer'>) =>
      oja.call('acceptOffer', { token: seller.token, params: { id }, body });
    const stale = await accept({ expected_amount: 120_000 });
    expect(refusalOf(stale)).toEqual([409, 'offer_changed']);
    expect(stale.body.message).toContain('₦125,000.00');
    const bare = await oja.callRaw('acceptOffer', { token: seller.token, params: { id }, body: {} });
    expect(refusalOf(bare)).toEqual([400, 'invalid_input']);
    expect((await accept({ expected_amount: 125_000 })).body.data.status).toBe('accepted');
  });

  test('decline and withdraw end it, and tell the other side', async () => {
    const declined = await makeOne(market);
    expect((await answer('declineOffer', declined.id)).body.data).toMatchObject({
      status: 'declined',
      declined_at_once: false,
    });
    expect(await eventsOf(buyer.id, declined.id)).toEqual(['offer_declined']);
    const withdrawn = await makeOne(market);
    expect((await answer('withdrawOffer', withdrawn.id, buyer)).body.data.status).toBe('withdrawn');
    expect(await eventsOf(seller.id, withdrawn.id)).toEqual(['offer_received', 'offer_withdrawn']);
    expect(refusalOf(await answer('withdrawOffer', withdrawn.id, buyer))).toEqual([
      409,
      'offer_state_conflict',
    ]);
  });

  test('after 24 hours is refused although the job has not run', async () => {
    const { id } = await makeOne(market);
    oja.clock.advance(24 * hourMs);
    for (const name of ['acceptOffer', 'declineOffer'] as const) {
      expect(refusalOf(await answer(name, id))).toEqual([409, 'offer_lapsed']);
    }
    expect(refusalOf(await answer('withdrawOffer', id, buyer))).toEqual([409, 'offer_lapsed']);
    expect(refusalOf(await counter(id, 130_000))).toEqual([409, 'offer_lapsed']);
    expect([await storedStatus(market, id), (await shown(id)).status]).toEqual(['offered', 'lapsed']);
  });

  test('when the listing left the market: no agreement, but an end', async () => {
    const { id, listing } = await makeOne(market);
    await move(oja, listing.id, 'hide', 'admin');
    expect(refusalOf(await answer('acceptOffer', id))).toEqual([409, 'listing_unavailable']);
    expect(refusalOf(await counter(id, 130_000))).toEqual([409, 'listing_unavailable']);
    expect(await shown(id, seller)).toMatchObject({ actions: ['decline'], listing: { on_market: false } });
    expect((await answer('declineOffer', id)).status).toBe(200);
  });

  test('when the price was cut to the offer: the buyer can simply buy', async () => {
    const { id, listing } = await makeOne(market);
    const params = { id: listing.id };
    await oja.call('updateListing', { token: seller.token, params, body: { price: 120_000 } });
    expect(refusalOf(await answer('acceptOffer', id))).toEqual([409, 'offer_above_price']);
  });

  test('when the buyer was suspended: no agreement', async () => {
    const gone = await withNewBuyer(market);
    const { id } = await makeOne(gone);
    await oja.deps.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', gone.buyer.id)
      .execute();
    expect(refusalOf(await answer('acceptOffer', id))).toEqual([409, 'offer_party_unavailable']);
    expect(refusalOf(await counter(id, 130_000))).toEqual([409, 'offer_party_unavailable']);
  });

  test('a counter is refused when one has blocked the other', async () => {
    const blocking = await withNewBuyer(market);
    const made = await makeOne(blocking);
    await oja.call('blockPerson', {
      token: blocking.buyer.token,
      params: { id: made.conversation_id ?? '' },
    });
    expect(refusalOf(await counter(made.id, 130_000))).toEqual([403, 'conversation_blocked']);
  });
});
