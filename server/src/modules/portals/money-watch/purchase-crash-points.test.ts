import { expect, test } from 'vitest';
import { dieAtEveryStep, type Preparation } from '../../../../test/crash.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import {
  addBuyer,
  addTrader,
  buy,
  dispute,
  openMarket,
  statusOfPurchase,
} from '../../../../test/purchases.ts';
import type { Deps } from '../../../deps/deps.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { acceptSettlement, resolveDispute } from '../../trade/disputes/index.ts';
import { addPosted, statusOf } from '../../trade/listings/test-listings.ts';
import { confirmPurchase, createPurchase } from '../../trade/purchases/index.ts';

/**
 * Buying, confirming and deciding are killed before and after every statement; a request without an answer is repeated.
 * The listing must be sold once and the money booked once.
 */
const oja = await startOja();
const market = await openMarket(oja);
const dieEverywhere = (prepare: Preparation) => dieAtEveryStep(oja, prepare);
const price = 1_000;

/**
 * Before and after each statement: begin; the key; the listing, the people, what holds the buyer's money and what they
 * owe, the listing with its credentials, the settings and the plan of the hand-over; the listing's move, the purchase,
 * the notifications, the jobs and the money; the reply; commit.
 */
const deathsOfBuying = 2 * 16;

/**
 * Likewise: begin; the key; the buyer and what holds their money; the listing and the purchase; their moves, the
 * notifications, the jobs and the money; the reply; commit.
 */
const deathsOfConfirming = 2 * 13;

/** A buyer and a seller whose wallets no other test uses. */
async function newSides() {
  return { ...market, buyer: await addBuyer(oja, price), seller: await addTrader(oja) };
}

test('buying', async () => {
  const deaths = await dieEverywhere(async () => {
    const sides = await newSides();
    const { id: listingId } = await addPosted(oja, sides.seller, { price });
    const request = { buyerId: sides.buyer.id, listingId, expectedPrice: price, idempotencyKey: 'one' };
    const flow = (deps: Deps) => createPurchase(deps, request);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        const made = await oja.deps.db
          .selectFrom('purchases')
          .select('status')
          .where('listingId', '=', listingId)
          .execute();
        expect(made).toEqual([{ status: 'pending' }]);
        expect(await statusOf(oja, listingId)).toBe('sold');
        expect(await availableOf(oja, sides.buyer)).toBe(0);
      },
    };
  });
  expect(deaths).toBe(deathsOfBuying);
}, 120_000);

test('confirming', async () => {
  const deaths = await dieEverywhere(async () => {
    const sides = await newSides();
    const { id: purchaseId } = await buy(sides, { listing: { price } });
    const flow = (deps: Deps) =>
      confirmPurchase(deps, { purchaseId, userId: sides.buyer.id, idempotencyKey: 'one' });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await statusOfPurchase(oja, purchaseId)).toBe('completed');
        expect(await availableOf(oja, sides.seller)).toBe(900);
      },
    };
  });
  expect(deaths).toBe(deathsOfConfirming);
}, 120_000);

test('deciding a dispute by a partial refund', async () => {
  const deaths = await dieEverywhere(async () => {
    const sides = await newSides();
    const { id: purchaseId } = await buy(sides, { listing: { price } });
    await dispute(sides, purchaseId);
    const { id, email: label } = market.admin;
    const flow = (deps: Deps) =>
      resolveDispute(deps, {
        provenBy: new SystemCaller('test'),
        purchaseId,
        actor: { id, label },
        type: 'partial_refund',
        details: 'Half of it.',
        refundAmount: 500.05,
        earlyReason: 'It cannot wait.',
        idempotencyKey: purchaseId,
      });
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await statusOfPurchase(oja, purchaseId)).toBe('completed');
        // ₦499.95 are left, less a tenth that is rounded half up.
        expect(await availableOf(oja, sides.buyer)).toBe(500.05);
        expect(await availableOf(oja, sides.seller)).toBe(449.95);
      },
    };
  });
  expect(deaths).toBeGreaterThan(deathsOfConfirming);
}, 120_000);

test('accepting a settlement', async () => {
  const deaths = await dieEverywhere(async () => {
    const sides = await newSides();
    const { id: purchaseId } = await buy(sides, { listing: { price } });
    await dispute(sides, purchaseId);
    const proposed = await oja.call('proposeSettlement', {
      token: sides.buyer.token,
      params: { id: purchaseId },
      body: { refund_amount: 400 },
    });
    const settlementId = proposed.body.data.settlements[0]?.id ?? '';
    const accepted = { purchaseId, settlementId, userId: sides.seller.id, idempotencyKey: purchaseId };
    const flow = (deps: Deps) => acceptSettlement(deps, accepted);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await statusOfPurchase(oja, purchaseId)).toBe('completed');
        expect(await availableOf(oja, sides.buyer)).toBe(400);
        expect(await availableOf(oja, sides.seller)).toBe(540);
      },
    };
  });
  expect(deaths).toBeGreaterThan(deathsOfConfirming);
}, 120_000);
