import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addAdmin, addBuyer, addTrader, day, statusOfPurchase } from '../../../test/deals.ts';
import { expectCleanLedger } from '../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../test/fund-wallet.ts';
import { type CallResult, type Person, startOja } from '../../../test/oja.ts';
import { availableOf } from '../../../test/paystack.ts';
import { watchDisputes } from '../disputes/index.ts';
import { addPosted, statusOf } from '../listings/test-listings.ts';
import { completePurchases } from '../purchases/index.ts';

/**
 * T2 for deals. Any sequence of what buyers, a seller, two administrators and the clock can do is played on the real API
 * and on a model of a few lines; after every command both must say the same about every wallet, purchase and listing.
 * fast-check finds the shortest sequence on which they differ and prints its seed.
 */
const oja = await startOja();
const [decider, escalator] = [await addAdmin(oja), await addAdmin(oja)];
const once = { number: 1, last: true };
const windowMs = 7 * day;
const staffMs = 5 * day;
const openDisputesAtMost = 3;

type Status = 'offered' | 'pending' | 'completed' | 'disputed' | 'refunded' | 'cancelled';

interface ModelDeal {
  price: number;
  status: Status;
  buyer: number;
  dueAtMs: number;
  disputedAtMs: number;
  escalated: boolean;
  /** By the administrator, who may not decide it then. */
  escalatedByHand: boolean;
  replaced: boolean;
}
interface Model {
  buyers: number[];
  seller: number;
  deals: ModelDeal[];
}
interface Real {
  buyers: Person[];
  seller: Person;
  deals: { listingId: string; purchaseId: string }[];
}
type Command = fc.AsyncCommand<Model, Real>;

const nowMs = () => oja.clock.now.getTime();
const listingStatuses: Record<Status, string> = {
  offered: 'posted',
  pending: 'sold',
  completed: 'sold',
  disputed: 'disputed',
  refunded: 'draft',
  cancelled: 'draft',
};

/** The seller gets what the buyer does not get back, less a tenth of it. Prices have no kobo, so nothing is rounded. */
function settle(model: Model, deal: ModelDeal, status: Status, refund: number): void {
  deal.status = status;
  model.buyers[deal.buyer] = (model.buyers[deal.buyer] ?? 0) + refund;
  model.seller += (deal.price - refund) * 0.9;
}

async function compare(model: Model, real: Real): Promise<void> {
  const wallets = await Promise.all([...real.buyers, real.seller].map((person) => availableOf(oja, person)));
  expect(wallets.map((naira) => Math.round(naira * 100))).toEqual(
    [...model.buyers, model.seller].map((naira) => Math.round(naira * 100)),
  );
  for (const [n, deal] of model.deals.entries()) {
    const { listingId, purchaseId } = real.deals[n] ?? { listingId: '', purchaseId: '' };
    expect(await statusOf(oja, listingId)).toBe(listingStatuses[deal.status]);
    if (deal.status !== 'offered') expect(await statusOfPurchase(oja, purchaseId)).toBe(deal.status);
  }
}

function command(
  name: string,
  needs: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: needs,
    async run(model, real) {
      await act(model, real);
      await compare(model, real);
    },
    toString: () => name,
  };
}

const offer = (price: number) =>
  command(
    `offer for ${price}`,
    (model) => model.deals.length < 6,
    async (model, real) => {
      const { id: listingId } = await addPosted(oja, real.seller, { price });
      real.deals.push({ listingId, purchaseId: '' });
      model.deals.push({
        price,
        status: 'offered',
        buyer: 0,
        dueAtMs: 0,
        disputedAtMs: 0,
        escalated: false,
        escalatedByHand: false,
        replaced: false,
      });
    },
  );

const fund = (who: number, naira: number) =>
  command(
    `fund ${who} with ${naira}`,
    () => true,
    async (model, real) => {
      const person = real.buyers[who];
      if (person === undefined) return;
      await fundWallet(oja, person.id, naira * 100);
      model.buyers[who] = (model.buyers[who] ?? 0) + naira;
    },
  );

const buy = (who: number, which: number) =>
  command(
    `buy ${which} by ${who}`,
    (model) => model.deals.length > 0,
    async (model, real) => {
      const n = which % model.deals.length;
      const [deal, made, person] = [model.deals[n], real.deals[n], real.buyers[who]];
      if (deal === undefined || made === undefined || person === undefined) return;
      const body = { listing_id: made.listingId, expected_price: deal.price };
      const answer = await oja.call('createPurchase', { token: person.token, body });
      const balance = model.buyers[who] ?? 0;
      // What went back to its seller is a draft, and nobody else learns that it exists.
      if (listingStatuses[deal.status] === 'draft') return expect(answer.status).toBe(404);
      if (deal.status !== 'offered') return expect(answer.status).toBe(409);
      if (balance < deal.price) return expect(answer.status).toBe(422);
      expect(answer.status).toBe(200);
      made.purchaseId = answer.body.data.id;
      model.buyers[who] = balance - deal.price;
      Object.assign(deal, { status: 'pending', buyer: who, dueAtMs: nowMs() + windowMs });
    },
  );

interface Sides {
  model: Model;
  deal: ModelDeal;
  id: string;
  buyer: Person;
  seller: Person;
}

/** A step of somebody who may take it: it succeeds from one status, and is a conflict from every other one. */
const step = (
  name: string,
  which: number,
  from: Status,
  send: (sides: Sides) => Promise<CallResult>,
  effect: (sides: Sides) => void,
) =>
  command(
    `${name} ${which}`,
    (model) => model.deals.some(({ status }) => status !== 'offered'),
    async (model, real) => {
      const n = which % model.deals.length;
      const [deal, made] = [model.deals[n], real.deals[n]];
      const buyer = real.buyers[deal?.buyer ?? 0];
      if (deal === undefined || made === undefined || buyer === undefined || deal.status === 'offered')
        return;
      const sides = { model, deal, id: made.purchaseId, buyer, seller: real.seller };
      const answer = await send(sides);
      if (deal.status !== from) return expect([name, answer.status]).toEqual([name, 409]);
      if (answer.body.code === 'too_many_open_disputes') return expectFull(sides);
      expect([name, answer.status, answer.text]).toEqual([name, 200, expect.any(String)]);
      effect(sides);
    },
  );

/** A buyer with so many open disputes may not open another. */
function expectFull({ model, deal }: Sides): void {
  const open = model.deals.filter(({ buyer, status }) => buyer === deal.buyer && status === 'disputed');
  expect(open).toHaveLength(openDisputesAtMost);
}

const confirm = (which: number) =>
  step(
    'confirm',
    which,
    'pending',
    ({ id, buyer }) => oja.call('confirmPurchase', { token: buyer.token, params: { id } }),
    ({ model, deal }) => settle(model, deal, 'completed', 0),
  );

const dispute = (which: number) =>
  step(
    'dispute',
    which,
    'pending',
    ({ id, buyer }) => {
      const body = { reason: 'other', description: 'Look at it.' };
      return oja.call('disputePurchase', { token: buyer.token, params: { id }, body });
    },
    ({ deal }) =>
      Object.assign(deal, {
        status: 'disputed',
        disputedAtMs: nowMs(),
        escalated: false,
        escalatedByHand: false,
      }),
  );

const withdraw = (which: number) =>
  step(
    'withdraw the dispute of',
    which,
    'disputed',
    ({ id, buyer }) => oja.call('withdrawDispute', { token: buyer.token, params: { id } }),
    ({ model, deal }) => settle(model, deal, 'completed', 0),
  );

const cancel = (which: number) =>
  step(
    'cancel',
    which,
    'pending',
    ({ id }) =>
      oja.call('cancelTransaction', { token: decider.token, params: { id }, body: { reason: 'Asked for.' } }),
    ({ model, deal }) => settle(model, deal, 'cancelled', deal.price),
  );

const decision = (id: string, body: object, by = decider) =>
  oja.call('resolveDispute', {
    token: by.token,
    params: { purchase_id: id },
    body: { details: 'So.', ...body },
  });

const resolve = (which: number, type: 'favor_buyer' | 'favor_seller' | 'partial_refund') =>
  step(
    type,
    which,
    'disputed',
    ({ id, deal }) =>
      decision(id, { type, ...(type === 'partial_refund' ? { refund_amount: deal.price / 2 } : {}) }),
    ({ model, deal }) => {
      if (type === 'favor_buyer') return settle(model, deal, 'refunded', deal.price);
      settle(model, deal, 'completed', type === 'partial_refund' ? deal.price / 2 : 0);
    },
  );

/** A second replacement is refused, and so is a second escalation; neither changes anything. */
const replace = (which: number) =>
  step(
    'replacement',
    which,
    'disputed',
    async ({ id, deal, seller }) => {
      const body = { username: 'new', password: 'new' };
      const offered = await oja.call('offerReplacement', {
        token: seller.token,
        params: { purchase_id: id },
        body,
      });
      const answer = await decision(id, { type: 'replacement' });
      if (deal.status === 'disputed' && deal.replaced) {
        expect([offered.body.code, answer.body.code]).toEqual(['replacement_used', 'replacement_used']);
        return { ...answer, status: 200 };
      }
      return answer;
    },
    ({ deal }) => {
      if (!deal.replaced)
        Object.assign(deal, { status: 'pending', replaced: true, dueAtMs: nowMs() + windowMs });
    },
  );

const escalate = (which: number) =>
  step(
    'escalate',
    which,
    'disputed',
    async ({ id, deal }) => {
      const answer = await decision(id, { type: 'escalate' }, escalator);
      const again = deal.escalatedByHand ? 403 : 409;
      if (deal.status === 'disputed') expect(answer.status).toBe(deal.escalated ? again : 200);
      return deal.escalated ? { ...answer, status: deal.status === 'disputed' ? 200 : 409 } : answer;
    },
    ({ deal }) => {
      deal.escalatedByHand ||= !deal.escalated;
      deal.escalated = true;
    },
  );

/** Time passes, and the minute comes round at which everything due is looked at. */
const wait = (days: number) =>
  command(
    `wait ${days} days`,
    () => true,
    async (model) => {
      oja.clock.advance(days * day);
      await completePurchases.run(oja.deps, {}, once);
      await watchDisputes.run(oja.deps, {}, once);
      for (const deal of model.deals) {
        if (deal.status === 'pending' && nowMs() >= deal.dueAtMs) settle(model, deal, 'completed', 0);
        if (deal.status === 'disputed' && nowMs() >= deal.disputedAtMs + staffMs) deal.escalated = true;
      }
    },
  );

const restart = () =>
  command(
    'restart the API',
    () => true,
    async () => oja.restart(),
  );

async function begin(): Promise<{ model: Model; real: Real }> {
  const buyers = [await addBuyer(oja, 2_000), await addBuyer(oja, 2_000)];
  const model: Model = { buyers: [2_000, 2_000], seller: 0, deals: [] };
  return { model, real: { buyers, seller: await addTrader(oja), deals: [] } };
}

test('T2: the API and the model of deals agree on every sequence', async () => {
  const [who, which] = [fc.nat(1), fc.nat(5)];
  const of = (make: (which: number) => Command) => which.map(make);
  const commands = [
    fc.constantFrom(100, 900, 2_500).map(offer),
    fc.tuple(who, fc.constantFrom(50, 3_000)).map(([person, naira]) => fund(person, naira)),
    fc.tuple(who, which).map(([person, deal]) => buy(person, deal)),
    fc.tuple(who, which).map(([person, deal]) => buy(person, deal)),
    of(confirm),
    of(dispute),
    of(dispute),
    of(withdraw),
    of(cancel),
    of((deal) => resolve(deal, 'favor_buyer')),
    of((deal) => resolve(deal, 'favor_seller')),
    of((deal) => resolve(deal, 'partial_refund')),
    of(replace),
    of(escalate),
    fc.constantFrom(1, 5, 7).map(wait),
    fc.constant(restart()),
  ];
  await fc.assert(
    fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
      await fc.asyncModelRun(begin, sequence);
      await expectCleanLedger(oja);
    }),
    {
      numRuns: Number(process.env.MODEL_RUNS ?? 12),
      interruptAfterTimeLimit: 120_000,
      markInterruptAsFailure: false,
    },
  );
}, 180_000);
