import { dayMs, hourMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { buyWithPlan, handoverOf, tick } from '../../../../test/handovers.ts';
import { startOja } from '../../../../test/oja.ts';
import {
  addTrader,
  buy,
  dispute,
  type Market,
  openMarket,
  withNewBuyer,
} from '../../../../test/purchases.ts';
import { handoverCancelFrom } from '../purchases/index.ts';

/** Lists read in SQL from when a buyer may cancel, and the page computes it: both must name the same moment. */
const oja = await startOja();
const street = await openMarket(oja);

afterAll(() => expectCleanLedger(oja));

interface Bought {
  market: Market;
  id: string;
}

const pass = (hours: number) => oja.clock.advance(hours * hourMs);

async function disputeFor({ market, id }: Bought, hours: number): Promise<void> {
  expect((await dispute(market, id)).status).toBe(200);
  pass(hours);
  const { token } = market.buyer;
  expect((await oja.call('withdrawDispute', { token, params: { id } })).status).toBe(200);
}

const sendCode = ({ market, id }: Bought) =>
  oja.call('sendHandoverCode', { token: market.seller.token, params: { id }, body: { code: '482 913' } });

async function contested({ market, id }: Bought): Promise<void> {
  await tick(market, id, 'show_owners');
  const params = { id, key: 'show_owners' };
  const body = { text: 'It shows another owner.' };
  await oja.call('contestHandoverStep', { token: market.buyer.token, params, body });
}

/** What happened, and how many hours after the purchase the buyer may cancel. */
const cases: [what: string, hours: number | null, act: (bought: Bought) => unknown][] = [
  ['nothing', 24, () => undefined],
  ['a dispute of five hours', 29, (bought) => disputeFor(bought, 5)],
  [
    'a dispute that lasted longer than the time',
    54,
    async (bought) => {
      pass(20);
      await disputeFor(bought, 30);
    },
  ],
  [
    'a dispute after the time was over',
    24,
    async (bought) => {
      pass(30);
      await disputeFor(bought, 5);
    },
  ],
  [
    'a second dispute in the time that the first one added',
    37,
    async (bought) => {
      pass(20);
      await disputeFor(bought, 10);
      pass(2);
      await disputeFor(bought, 3);
    },
  ],
  [
    'two disputes after the time was over',
    24,
    async (bought) => {
      pass(30);
      await disputeFor(bought, 12);
      pass(1);
      await disputeFor(bought, 3);
    },
  ],
  ['a step of the seller', null, ({ market, id }) => tick(market, id, 'show_owners')],
  ['a step that was contested', null, contested],
  ['a code of the seller', null, sendCode],
];

const inSql = async (id: string) => {
  const at = sql<{
    at: Date | null;
  }>`select ${handoverCancelFrom('p')} as at from purchases p where p.id = ${id}`;
  return (await at.execute(oja.deps.db)).rows[0]?.at?.toISOString() ?? null;
};

test.each(cases)('after %s: %s hours', async (_what, hours, act) => {
  const market = { ...(await withNewBuyer(street)), seller: await addTrader(oja) };
  const { id } = await buyWithPlan(market, { price: 1_000 });
  const bought = oja.clock.now.getTime();
  await act({ market, id });
  const expected = hours === null ? null : new Date(bought + hours * hourMs).toISOString();
  expect([await inSql(id), (await handoverOf(market, id)).may_cancel_from]).toEqual([expected, expected]);
});

test('after the buyer opened the login details', async () => {
  const market = { ...(await withNewBuyer(street)), seller: await addTrader(oja) };
  const { id } = await buy(market, { listing: { price: 1_000, mailbox: 'original' } });
  const both = async () => [await inSql(id), (await handoverOf(market, id)).may_cancel_from];
  const from = new Date(oja.clock.now.getTime() + dayMs).toISOString();
  expect(await both()).toEqual([from, from]);
  await oja.call('openCredentials', { token: market.buyer.token, params: { id } });
  expect(await both()).toEqual([null, null]);
});
