import { hourMs, minuteMs } from '@oja/contract/durations';
import { settlementTerms } from '@oja/contract/settlement-fields';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import {
  addBuyer,
  addTrader,
  buyAndDispute,
  dispute,
  type Market,
  openMarket,
  statusOfPurchase,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { buyWithCover, heldFor } from '../cover/test-cover.ts';
import { statusOf } from '../listings/test-listings.ts';
import { lapseSettlements } from './index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { seller, admin } = market;
const once = { number: 1, last: true };
const price = 1_000;

interface Disputed {
  shop: Market;
  buyer: Person;
  id: string;
  listingId: string;
}

async function disputed(): Promise<Disputed> {
  // Lists show the newest first.
  oja.clock.advance(minuteMs);
  const shop = await withNewBuyer(market);
  return { shop, buyer: shop.buyer, ...(await buyAndDispute(shop, { listing: { price } })) };
}

const propose = (id: string, person: Person, refund_amount: number, key?: string) =>
  oja.call('proposeSettlement', {
    token: person.token,
    params: { id },
    body: { refund_amount },
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
  });
const answer = (
  call: 'acceptSettlement' | 'declineSettlement' | 'withdrawSettlement',
  id: string,
  settlement_id: string,
  person: Person,
) => oja.call(call, { token: person.token, params: { id, settlement_id } });

async function proposed(amount = 400, by: 'buyer' | 'seller' = 'buyer') {
  const made = await disputed();
  const proposer = by === 'buyer' ? made.buyer : seller;
  const { body } = await propose(made.id, proposer, amount);
  const settlementId = body.data.settlements[0]?.id ?? '';
  return { ...made, settlementId, proposer, answerer: by === 'buyer' ? seller : made.buyer };
}

const caseOf = async (id: string, { token }: Person) =>
  (await oja.call('showCase', { token, params: { purchase_id: id } })).body.data;
const eventsOf = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.map(({ event }) => event);

describe('proposing (POST /purchases/{id}/settlements)', () => {
  test('needs a session', async () => {
    const { id } = await disputed();
    const sent = await oja.call('proposeSettlement', { params: { id }, body: { refund_amount: 5 } });
    expect(refusalOf(sent)).toEqual([401, 'session_required']);
  });

  test('shows the same proposal and all sums to both sides and to staff', async () => {
    const { id, buyer } = await disputed();
    const { status, body } = await propose(id, buyer, 400);
    expect([status, body.message]).toEqual([200, 'Settlement Proposed']);
    const shown = { status: 'proposed', proposed_by: 'buyer', buyer_gets: 400, seller_gets: 540, fee: 60 };
    expect(body.data.settlements).toMatchObject([shown]);
    expect(body.data.actions).toEqual(['state', 'withdraw', 'withdraw_settlement']);
    expect(body.data.proposals_left).toBe(settlementTerms.perSide - 1);
    const theirs = await caseOf(id, seller);
    expect(theirs.settlements).toEqual(body.data.settlements);
    expect(theirs.actions).toEqual([
      'state',
      'replace_credentials',
      'accept_settlement',
      'decline_settlement',
    ]);
    const staff = await oja.call('showStaffCase', { token: admin.token, params: { purchase_id: id } });
    expect(staff.body.data.settlements).toEqual(body.data.settlements);
    expect(theirs.timeline.at(-1)).toMatchObject({
      by: 'buyer',
      title: 'Settlement proposed',
      text: '₦400.00 back to the buyer',
    });
    expect(await eventsOf(seller)).toContain('settlement_proposed');
  });

  test('is refused to strangers, with wrong amounts, and without a dispute', async () => {
    const { id, buyer } = await disputed();
    const stranger = await addBuyer(oja);
    expect(refusalOf(await propose(id, stranger, 5))).toEqual([404, 'not_found']);
    expect(refusalOf(await propose(id, buyer, price + 0.01))).toEqual([400, 'refund_amount_wrong']);
    expect((await propose(id, buyer, price + 0.01)).body.message).toContain('at most ₦1,000.00');
    for (const amount of [0, -1, 0.001])
      expect(refusalOf(await propose(id, buyer, amount))).toEqual([400, 'invalid_input']);
    await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
    expect(refusalOf(await propose(id, buyer, 5))).toEqual([409, 'purchase_state_conflict']);
  });

  test('is refused while a proposal of either side waits', async () => {
    const { id, buyer } = await proposed();
    expect(refusalOf(await propose(id, buyer, 5))).toEqual([409, 'settlement_open_already']);
    expect(refusalOf(await propose(id, seller, 5))).toEqual([409, 'settlement_open_already']);
  });

  test('is limited for each side of a dispute', async () => {
    const { id, buyer } = await disputed();
    for (let n = 1; n <= settlementTerms.perSide; n += 1) {
      const { body } = await propose(id, buyer, n);
      await answer('declineSettlement', id, body.data.settlements[0]?.id ?? '', seller);
    }
    expect(refusalOf(await propose(id, buyer, 9))).toEqual([409, 'too_many_settlements']);
    expect(await caseOf(id, buyer)).toMatchObject({ proposals_left: 0, actions: ['state', 'withdraw'] });
    expect((await propose(id, seller, 9)).status).toBe(200);
  });

  test('sent again with its key is made once', async () => {
    const { id, buyer } = await disputed();
    const both = await Promise.all([propose(id, buyer, 5, `k-${id}`), propose(id, buyer, 5, `k-${id}`)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await caseOf(id, buyer)).settlements).toHaveLength(1);
  });

  test('names what cover holds of the seller’s part, and holds just that', async () => {
    // A new seller: 40 % of the payout is held.
    const shop = { ...(await withNewBuyer(market)), seller: await addTrader(oja) };
    const id = await buyWithCover(shop, { price });
    await dispute(shop, id);
    const division = { buyer_gets: 400, seller_gets: 540, held: 216, fee: 60 };
    const query = { refund_amount: '400' };
    const preview = await oja.call('previewSettlement', { token: shop.seller.token, params: { id }, query });
    expect(preview.body.data).toMatchObject(division);
    const staff = await oja.call('previewResolution', {
      token: admin.token,
      params: { purchase_id: id },
      query: { type: 'partial_refund', ...query },
    });
    expect(staff.body.data).toMatchObject(division);
    expect(staff.body.data.sentence).toContain('of which ₦216.00 is held until cover ends');
    const { body } = await propose(id, shop.buyer, 400);
    expect(body.data.settlements).toMatchObject([division]);
    await answer('acceptSettlement', id, body.data.settlements[0]?.id ?? '', shop.seller);
    expect(await heldFor(oja, id)).toBe(216);
    await expectCleanLedger(oja);
  });

  test('can be previewed, by the same rules', async () => {
    const { id, buyer } = await disputed();
    const preview = (person: Person | undefined, refund_amount: string) =>
      oja.call('previewSettlement', { token: person?.token, params: { id }, query: { refund_amount } });
    expect(refusalOf(await preview(undefined, '5'))).toEqual([401, 'session_required']);
    expect(refusalOf(await preview(await addBuyer(oja), '5'))).toEqual([404, 'not_found']);
    expect((await preview(seller, '333.33')).body.data).toEqual({
      refund_amount: 333.33,
      buyer_gets: 333.33,
      seller_gets: 600,
      held: 0,
      fee: 66.67,
    });
    expect(refusalOf(await preview(buyer, '1000.01'))).toEqual([400, 'refund_amount_wrong']);
    await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
    expect(refusalOf(await preview(buyer, '5'))).toEqual([409, 'purchase_state_conflict']);
  });
});

describe('accepting', () => {
  test.each(['buyer', 'seller'] as const)('a proposal of the %s divides the price at once', async (by) => {
    const { id, listingId, buyer, settlementId, answerer, proposer } = await proposed(400, by);
    const [buyerHad, sellerHad] = [await availableOf(oja, buyer), await availableOf(oja, seller)];
    const { status, body } = await answer('acceptSettlement', id, settlementId, answerer);
    expect([status, body.message]).toEqual([200, 'Dispute Settled']);
    expect(body.data).toMatchObject({
      status: 'completed',
      completed_by: by === 'buyer' ? 'seller' : 'buyer',
      refunded_amount: 400,
      dispute: { status: 'resolved', outcome: 'settled' },
      settlements: [{ status: 'accepted' }],
      actions: [],
    });
    expect(await availableOf(oja, buyer)).toBe(buyerHad + 400);
    expect(await availableOf(oja, seller)).toBe(sellerHad + 540);
    expect(await statusOf(oja, listingId)).toBe('sold');
    expect(await eventsOf(proposer)).toContain('settlement_accepted');
    await expectCleanLedger(oja);
  });

  test('a refund of the whole price ends the purchase as refunded, and the listing goes back', async () => {
    const { id, listingId, buyer, settlementId } = await proposed(price, 'seller');
    const had = await availableOf(oja, buyer);
    const { body } = await answer('acceptSettlement', id, settlementId, buyer);
    expect(body.data).toMatchObject({ status: 'refunded', dispute: { outcome: 'settled' } });
    expect(await availableOf(oja, buyer)).toBe(had + price);
    expect(await statusOf(oja, listingId)).toBe('draft');
    await expectCleanLedger(oja);
  });

  test('is for the other side, within the time, and once', async () => {
    const { id, buyer, settlementId } = await proposed();
    const accept = (person: Person) => answer('acceptSettlement', id, settlementId, person);
    expect(refusalOf(await accept(buyer))).toEqual([403, 'access_denied']);
    expect(refusalOf(await accept(await addBuyer(oja)))).toEqual([404, 'not_found']);
    const unknown = await answer('acceptSettlement', id, id, seller);
    expect(refusalOf(unknown)).toEqual([404, 'not_found']);
    const other = await disputed();
    expect(refusalOf(await answer('acceptSettlement', other.id, settlementId, seller))).toEqual([
      404,
      'not_found',
    ]);
    oja.clock.advance(settlementTerms.hours * hourMs);
    expect(refusalOf(await accept(seller))).toEqual([409, 'settlement_not_open']);
    expect(await statusOfPurchase(oja, id)).toBe('disputed');
    const timely = await proposed();
    oja.clock.advance(settlementTerms.hours * hourMs - 1);
    expect((await answer('acceptSettlement', timely.id, timely.settlementId, seller)).status).toBe(200);
    const again = await answer('acceptSettlement', timely.id, timely.settlementId, seller);
    expect(refusalOf(again)).toEqual([409, 'settlement_not_open']);
    expect(again.body.message).toBe('This proposal was accepted already.');
    await expectCleanLedger(oja);
  });

  test.each(['acceptSettlement', 'declineSettlement', 'withdrawSettlement'] as const)(
    '%s needs a session',
    async (call) => {
      const { id, settlementId } = await proposed();
      const sent = await oja.call(call, { params: { id, settlement_id: settlementId } });
      expect(refusalOf(sent)).toEqual([401, 'session_required']);
    },
  );
});

describe('a proposal ends without money', () => {
  test('when the other side declines it', async () => {
    const { id, buyer, settlementId } = await proposed();
    const decline = (person: Person) => answer('declineSettlement', id, settlementId, person);
    expect(refusalOf(await decline(buyer))).toEqual([403, 'access_denied']);
    expect((await decline(seller)).body.data.settlements).toMatchObject([{ status: 'declined' }]);
    expect(refusalOf(await decline(seller))).toEqual([409, 'settlement_not_open']);
    expect(await eventsOf(buyer)).toContain('settlement_declined');
    expect((await propose(id, seller, 100)).status).toBe(200);
  });

  test('when its author withdraws it', async () => {
    const { id, buyer, settlementId } = await proposed();
    const withdraw = (person: Person) => answer('withdrawSettlement', id, settlementId, person);
    expect(refusalOf(await withdraw(seller))).toEqual([403, 'access_denied']);
    expect((await withdraw(buyer)).body.data.settlements).toMatchObject([{ status: 'withdrawn' }]);
    expect(refusalOf(await withdraw(buyer))).toEqual([409, 'settlement_not_open']);
    expect(await eventsOf(seller)).toContain('settlement_withdrawn');
  });

  test('when the time is over, by the clock, and both sides are told once', async () => {
    const { id, buyer } = await proposed();
    oja.clock.advance(settlementTerms.hours * hourMs - 1);
    await lapseSettlements.run(oja.deps, {}, once);
    expect((await caseOf(id, buyer)).settlements).toMatchObject([{ status: 'proposed' }]);
    oja.clock.advance(1);
    await lapseSettlements.run(oja.deps, {}, once);
    await lapseSettlements.run(oja.deps, {}, once);
    expect((await caseOf(id, buyer)).settlements).toMatchObject([{ status: 'lapsed' }]);
    for (const person of [buyer, seller]) expect(await eventsOf(person)).toContain('settlement_lapsed');
    const lapsed = (await caseOf(id, buyer)).timeline.filter(({ title }) => title.includes('lapsed'));
    expect(lapsed).toHaveLength(1);
  });

  test.each(['withdrawal', 'decision'] as const)('when the dispute ends by a %s', async (how) => {
    const { id, buyer } = await proposed();
    if (how === 'withdrawal') await oja.call('withdrawDispute', { token: buyer.token, params: { id } });
    else {
      await oja.call('resolveDispute', {
        token: admin.token,
        params: { purchase_id: id },
        body: { type: 'favor_seller', details: 'So.', early_reason: 'It cannot wait.' },
      });
    }
    expect((await caseOf(id, buyer)).settlements).toMatchObject([{ status: 'lapsed' }]);
    await expectCleanLedger(oja);
  });
});

test('a proposal is a task of the side that answers it, until it is answered', async () => {
  const { id, buyer, settlementId } = await proposed(400, 'seller');
  const tasks = async ({ token }: Person) =>
    (await oja.call('listTasks', { token })).body.data.filter(({ kind }) => kind === 'answer_settlement');
  expect(await tasks(buyer)).toMatchObject([{ id, amount: 400 }]);
  expect((await tasks(seller)).filter((task) => task.id === id)).toEqual([]);
  await answer('declineSettlement', id, settlementId, buyer);
  expect(await tasks(buyer)).toEqual([]);
  await propose(id, buyer, 300);
  expect((await tasks(seller)).filter((task) => task.id === id)).toMatchObject([{ amount: 300 }]);
});
