import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { dieAtEveryStep } from '../../../../test/crash.ts';
import { buyWithPlan, handoverOf, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import { availableOf } from '../../../../test/paystack.ts';
import { addBuyer, openMarket, statusOfPurchase } from '../../../../test/purchases.ts';
import type { Deps } from '../../../deps/deps.ts';
import { cancelHandover, followClock, tickStep } from '../../trade/handover/index.ts';

/**
 * The steps of a hand-over are killed before and after every statement; a request without an answer is repeated. Each
 * step must be taken once, and a cancelled purchase refunded once.
 */
const oja = await startOja();
const street = await openMarket(oja);
const price = 1_000;
const began = oja.clock.now.getTime();

/** A purchase of a buyer whose wallet no other test uses. */
async function buyOne() {
  oja.clock.advance(began - oja.clock.now.getTime());
  const market = { ...street, buyer: await addBuyer(oja, price) };
  const { id } = await buyWithPlan(market, { price });
  return { market, id };
}

test('the last step of the seller', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const { market, id } = await buyOne();
    await tick(market, id, 'show_owners', 'invite_owner', 'accept_invitation');
    oja.clock.advance(7 * dayMs);
    const ticked = {
      purchaseId: id,
      userId: market.seller.id,
      key: 'make_primary_owner',
      note: undefined,
      images: [],
    };
    const flow = (deps: Deps) => tickStep(deps, ticked, id);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await handoverOf(market, id)).toMatchObject({
          stage: 'inspecting',
          release_at: new Date(oja.clock.now.getTime() + 3 * dayMs).toISOString(),
        });
        expect(await eventsOf(id, 'handover_step')).toBe(4);
      },
    };
  });
  expect(deaths).toBeGreaterThan(20);
}, 120_000);

test('cancelling by the buyer', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const { market, id } = await buyOne();
    oja.clock.advance(dayMs);
    const flow = (deps: Deps) => cancelHandover(deps, { purchaseId: id, userId: market.buyer.id }, 'one');
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await statusOfPurchase(oja, id)).toBe('cancelled');
        expect(await availableOf(oja, market.buyer)).toBe(price);
      },
    };
  });
  expect(deaths).toBeGreaterThan(20);
}, 120_000);

test('cancelling by the clock', async () => {
  const deaths = await dieAtEveryStep(oja, async () => {
    const { market, id } = await buyOne();
    oja.clock.advance(2 * dayMs);
    const flow = (deps: Deps) => followClock(deps, id);
    return {
      flow,
      async afterwards(died) {
        if (died) await flow(oja.deps);
        expect(await statusOfPurchase(oja, id)).toBe('cancelled');
        expect(await availableOf(oja, market.buyer)).toBe(price);
        expect(await eventsOf(id, 'cancel_handover')).toBe(1);
      },
    };
  });
  expect(deaths).toBeGreaterThan(20);
}, 120_000);

async function eventsOf(purchaseId: string, transition: string): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('purchaseEvents')
    .select('id')
    .where('purchaseId', '=', purchaseId)
    .where('transition', '=', transition)
    .execute();
  return rows.length;
}
