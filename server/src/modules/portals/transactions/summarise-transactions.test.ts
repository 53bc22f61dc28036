import { dayMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { foldTallies } from '../../platform/tallies/index.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer } = market;

const summarise = async (period: '30d' | '1y') =>
  (await oja.call('summariseTransactions', { token: admin.token, query: { period } })).body.data;
const bought = async (price: number) => (await buy(market, { listing: { price } })).id;
const confirm = (id: string) => oja.call('confirmPurchase', { token: buyer.token, params: { id } });
const cancel = (id: string) =>
  oja.call('cancelTransaction', { token: admin.token, params: { id }, body: { reason: 'Both asked.' } });
const hide = (id: string) =>
  oja.call('hideTransaction', { token: admin.token, params: { id }, body: { reason: 'A test.' } });
const resolve = (id: string, decision: Pick<BodyFor<'resolveDispute'>, 'type' | 'refund_amount'>) =>
  oja.call('resolveDispute', {
    token: admin.token,
    params: { purchase_id: id },
    body: { details: 'Decided.', early_reason: 'It cannot wait.', ...decision },
  });

/** Counted from the purchases themselves, which the page must never do. */
async function counted(from: Date) {
  const { rows } = await sql<{ transactions: number; volume: number; fees: number; processing: number }>`
    select count(*) as transactions,
           coalesce(sum(price_kobo - refunded_kobo) filter (where status not in ('refunded', 'cancelled')), 0)::bigint / 100.0 as volume,
           coalesce(sum(fee_kobo), 0)::bigint / 100.0 as fees,
           count(*) filter (where settled_at is null) as processing
      from purchases where hidden_at is null and created_at >= ${from}`.execute(oja.deps.db);
  const [
    { transactions, volume, fees, processing } = { transactions: 0, volume: 0, fees: 0, processing: 0 },
  ] = rows;
  return { transactions, volume: Number(volume), fees: Number(fees), processing };
}

async function escrow(): Promise<number> {
  const { rows } = await sql<{ held: number }>`
    select coalesce(sum(b.balance), 0)::bigint as held from ledger_balances b
      join ledger_accounts a on a.id = b.account_id where a.kind = 'escrow'`.execute(oja.deps.db);
  return (rows[0]?.held ?? 0) / 100;
}

async function expectTrue(step: string): Promise<void> {
  const figures = await summarise('30d');
  const from = new Date(oja.clock.now.getTime() - 29 * dayMs);
  from.setUTCHours(-1, 0, 0, 0);
  expect(figures, step).toMatchObject(await counted(from));
  expect(figures.escrow, step).toBe(await escrow());
  await foldTallies.run(oja.deps, {}, { number: 1, last: false });
  expect(await summarise('30d'), `${step}, folded`).toEqual(figures);
}

test('the kept figures are those of the purchases after every step, folded or not (A211, A452)', async () => {
  oja.clock.now = new Date('2026-09-20T09:00:00.000Z');
  const old = await bought(70_000);
  await confirm(old);
  await expectTrue('the first month');
  oja.clock.now = new Date('2026-11-15T22:59:00.000Z');
  const done = await bought(10_000.55);
  const off = await bought(20_000);
  const { id: back } = await buyAndDispute(market, { listing: { price: 30_000 } });
  // A day later in Lagos, though not in London.
  oja.clock.now = new Date('2026-11-15T23:01:00.000Z');
  const { id: part } = await buyAndDispute(market, { listing: { price: 40_000 } });
  await bought(999.99);
  await expectTrue('all held');
  expect(await summarise('30d')).toMatchObject({ success_rate: null, processing: 5, open_disputes: 2 });
  await confirm(done);
  await expectTrue('confirmed');
  await cancel(off);
  await expectTrue('cancelled');
  await resolve(back, { type: 'favor_buyer' });
  await expectTrue('refunded');
  await resolve(part, { type: 'partial_refund', refund_amount: 15_000 });
  await expectTrue('refunded in part');
  expect(await summarise('30d')).toMatchObject({ success_rate: 50, processing: 1, open_disputes: 0 });
  expect((await summarise('30d')).series.slice(-2)).toMatchObject([
    { date: '2026-11-15', transactions: 3, volume: 10_000.55 },
    { date: '2026-11-16', transactions: 2, volume: 25_999.99 },
  ]);
  for (const [name, id] of Object.entries({ done, off, back, part, old })) {
    expect((await hide(id)).status).toBe(200);
    await expectTrue(`${name} deleted`);
  }
  expect(await summarise('30d')).toMatchObject({ transactions: 1, fees: 0, success_rate: null });
  expect(await summarise('1y')).toMatchObject({ transactions: 1, volume: 999.99 });
  await expectCleanLedger(oja);
});
