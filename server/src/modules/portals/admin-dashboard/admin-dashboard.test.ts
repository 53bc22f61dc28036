import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import type { QueryFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOja } from '../../../../test/oja.ts';
import { buy, buyAndDispute, openMarket } from '../../../../test/purchases.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { raiseAlert } from '../../platform/alerts/index.ts';
import { foldTallies } from '../../platform/tallies/index.ts';
import { openOne } from '../../talk/support/test-tickets.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer, seller } = market;

const show = async (query: QueryFor<'adminDashboard'> = {}) =>
  (await oja.call('adminDashboard', { token: admin.token, query })).body.data;

describe('GET /admin/dashboard (A544, A545)', () => {
  test('an empty Oja has four cards with their icons, and empty lists (A102 to A104, A327 to A342)', async () => {
    const data = await show();
    expect(data.stats.map(({ title, icon }) => [title, icon])).toEqual([
      ['Total Users', 'Users'],
      ['Total Revenue', 'DollarSign'],
      ['Transactions', 'ShoppingBag'],
      ['Transaction Volume', 'TrendingUp'],
    ]);
    expect(data).toMatchObject({
      recentAlerts: [],
      topUsers: [],
      charts: { period: '30d', fees: 0, volume: 0 },
    });
    expect(data.charts.days).toHaveLength(30);
    expect((await show({ period: '7d' })).charts.days).toHaveLength(7);
  });

  test('every figure is right to the kobo against the ledger, folded or not', async () => {
    const settled = await buy(market, { listing: { handle: '@one', price: 15_000.55 } });
    await oja.call('confirmPurchase', { token: buyer.token, params: { id: settled.id } });
    await buyAndDispute(market);
    const open = await buy(market, { listing: { handle: '@two', price: 999.99 } });
    await oja.call('cancelTransaction', {
      token: admin.token,
      params: { id: open.id },
      body: { reason: 'Both asked for it.' },
    });
    const before = await show();
    const feesKobo = await readBalance(oja.deps.db, account.platform('platform_fees'));
    expect(feesKobo).toBeGreaterThan(0);
    expect(before.charts.fees).toBe(feesKobo / 100);
    expect(before.stats[1]?.value).toBe(naira(feesKobo));
    expect(before.charts.volume).toBe((await volumeOfLedger()) / 100);
    expect(before.stats[3]?.value).toBe(naira(await volumeOfLedger()));
    expect(before.stats[2]?.value).toBe('3');
    const isTrader = (role: string) => role !== 'admin' && role !== 'moderator';
    const users = await oja.deps.db.selectFrom('users').select('role').execute();
    const people = users.filter(({ role }) => isTrader(role));
    expect(people.length).toBeLessThan(users.length);
    expect(before.stats[0]?.value).toBe(String(people.length));
    expect(before.charts.new_users).toBe(people.length);
    await foldTallies.run(oja.deps, {}, { number: 1, last: false });
    expect(await show()).toEqual(before);
    await expectCleanLedger(oja);
  });

  test('a person counts on the day they joined, also when it is corrected', async () => {
    const joinedOn = async (date: string) =>
      (await show()).charts.days.find((day) => day.date === date)?.new_users;
    const earlier = new Date(oja.clock.now.getTime() - 5 * dayMs);
    const day = earlier.toISOString().slice(0, 10);
    expect(await joinedOn(day)).toBe(0);
    await oja.deps.db.updateTable('users').set({ createdAt: earlier }).where('id', '=', buyer.id).execute();
    expect(await joinedOn(day)).toBe(1);
  });

  test('shows the latest movements, the best sellers, alerts and what waits (A106 to A111, A115 to A119, A122, A123)', async () => {
    const alert = { kind: 'high_value', subject: 'x', message: 'Look at this.' } as const;
    await oja.deps.db.transaction().execute((tx) => raiseAlert(tx, alert, oja.clock.now));
    const data = await show();
    expect(data.recentTransactions[0]).toMatchObject({
      type: expect.stringMatching(/^(credit|debit)$/),
      amount: expect.any(Number),
      description: expect.any(String),
      person: { id: expect.any(String), name: expect.any(String) },
      reference: expect.stringMatching(/^OJA-/),
      time: expect.any(String),
      status: 'completed',
    });
    expect(data.topUsers).toMatchObject([
      { id: seller.id, email: seller.email, status: 'active', totalSales: 1, listings: 0 },
    ]);
    expect(data.recentAlerts[0]).toMatchObject({ message: 'Look at this.' });
    expect(data.pendingActions).toContainEqual({ kind: 'disputes', count: 1 });
    expect(data.pendingActions).toContainEqual({ kind: 'invariants', count: 0 });
  });

  test('counts the answers that support owes and is late with, until they are given', async () => {
    const late = async () => (await show()).pendingActions.find(({ kind }) => kind === 'tickets')?.count;
    const { id } = await openOne(oja, buyer, { priority: 'medium' });
    expect(await late()).toBe(0);
    oja.clock.advance(dayMs - 1);
    expect(await late()).toBe(0);
    oja.clock.advance(1);
    expect(await late()).toBe(1);
    await oja.call('answerTicket', { token: admin.token, params: { id }, body: { text: 'Try again.' } });
    expect(await late()).toBe(0);
  });

  test('leaves out an own ticket, as the queue that the figure opens does', async () => {
    const own = await oja.person({ days: 365 });
    await openOne(oja, own);
    oja.clock.advance(dayMs);
    await oja.deps.db.updateTable('users').set({ role: 'admin' }).where('id', '=', own.id).execute();
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin' })
      .where('id', '=', own.sessionId)
      .execute();
    oja.deps.sessions.invalidateUser(own.id);
    const late = async (token: string) =>
      (await oja.call('adminDashboard', { token })).body.data.pendingActions.find(
        ({ kind }) => kind === 'tickets',
      )?.count;
    expect([await late(admin.token), await late(own.token)]).toEqual([1, 0]);
  });
});

/** Escrow credits less refunds, from the ledger entries themselves. */
async function volumeOfLedger(): Promise<number> {
  const entries = await oja.deps.db
    .selectFrom('ledgerEntries')
    .innerJoin('ledgerAccounts', 'ledgerAccounts.id', 'ledgerEntries.accountId')
    .innerJoin('ledgerTransfers', 'ledgerTransfers.id', 'ledgerEntries.transferId')
    .select('ledgerEntries.amount')
    .where('ledgerAccounts.kind', '=', 'wallet')
    .where('ledgerAccounts.ownerId', '=', buyer.id)
    .where('ledgerTransfers.kind', 'like', 'purchase_%')
    .execute();
  return -entries.reduce((sum, { amount }) => sum + amount, 0);
}

const naira = (kobo: number) =>
  `₦${(kobo / 100).toLocaleString('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
