import { isStaff } from '@oja/contract/access';
import { settingsSections } from '@oja/contract/settings';
import { describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../test/expect-clean-ledger.ts';
import { startOja } from '../../test/oja.ts';
import { signedIn } from '../../test/signed-in.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { demoBuyers } from './demo-buyers.ts';
import { demoDeskListings, demoDeskSellers, demoViews, newSeller, pausedSeller } from './demo-desk-table.ts';
import { demoListings } from './demo-listing-table.ts';
import { demoPurchases } from './demo-purchase-table.ts';
import { demoSellers } from './demo-sellers.ts';
import { demoCannedReplies, demoTickets } from './demo-ticket-table.ts';
import { loadDemo } from './load-demo.ts';

/** Without a key, so that the demo has a simulated Paystack for withdrawals. */
const oja = await startOja({ env: { PAYSTACK_SECRET_KEY: '', PAYSTACK_BASE_URL: '' } });
const countUsers = async () => (await oja.deps.db.selectFrom('users').select('id').execute()).length;
const demoUsers = demoAccounts.length + demoSellers.length + demoBuyers.length + demoDeskSellers.length;

async function signInStaff(email: string): Promise<string> {
  return signedIn(await oja.call('loginAdmin', { body: { email, password: demoPassword } })).token;
}

describe('demo data', () => {
  test('is loaded once, by one of several processes that start together', async () => {
    await Promise.all([loadDemo(oja.deps), loadDemo(oja.deps), loadDemo(oja.deps)]);
    expect(await countUsers()).toBe(demoUsers);
    await loadDemo(oja.deps);
    expect(await countUsers()).toBe(demoUsers);
  }, 60_000);

  test.each(demoAccounts)(
    '$email signs in at its door, with three unread notifications',
    async ({ email, role }) => {
      const endpoint = isStaff(role) ? 'loginAdmin' : 'login';
      const login = await oja.call(endpoint, { body: { email, password: demoPassword } });
      expect(login.status).toBe(200);
      const { body } = await oja.call('listNotifications', { token: signedIn(login).token });
      expect(body.unread).toBe(3);
    },
  );

  test('runs on Lagos time and in naira, until an administrator saves something else', async () => {
    await loadDemo(oja.deps);
    expect(await oja.deps.settings.read('general')).toEqual({
      ...settingsSections.general.parse({}),
      timezone: 'Africa/Lagos',
      defaultCurrency: 'NGN',
    });
    const token = await signInStaff('admin@oja.test');
    const { general } = (await oja.call('platformSettings', { token })).body.data;
    const value = { ...general.value, timezone: 'Europe/London' };
    await oja.call('saveGeneralSettings', { token, body: { version: general.version, value } });
    await loadDemo(oja.deps);
    expect((await oja.deps.settings.read('general')).timezone).toBe('Europe/London');
  });

  test('has four plans, and the seller is on one of them, paid through the ledger', async () => {
    await loadDemo(oja.deps);
    const login = await oja.call('login', { body: { email: 'seller@oja.test', password: demoPassword } });
    const { token } = signedIn(login);
    const { body } = await oja.call('listPlans', { token });
    expect(body.data.map((plan) => plan.name)).toEqual(['Starter', 'Growth', 'Pro', 'Business']);
    expect(body.subscription).toMatchObject({ plan: { name: 'Growth' }, status: 'active' });
    await expectCleanLedger(oja);
  });

  test('fills the market: every platform and status, each listing once and with a picture of its own', async () => {
    await loadDemo(oja.deps);
    const rows = await oja.deps.db.selectFrom('listings').selectAll().execute();
    const sold = demoPurchases.filter(({ form }) => form !== undefined);
    expect(rows).toHaveLength(demoListings.length + sold.length + demoDeskListings.length);
    for (const field of ['platform', 'status'] as const)
      expect(new Set(rows.map((row) => row[field])).size).toBe(field === 'platform' ? 7 : 6);
    for (const { form, status, featured } of demoListings)
      expect(rows.find((row) => row.handle === form.handle)).toMatchObject({ status, featured });
    expect(rows.every((row) => row.images.length > 0)).toBe(true);
    const { body } = await oja.call('listListings');
    expect(body.data).toHaveLength(24);
    expect(body.data.some((listing) => listing.watching > 5)).toBe(true);
  });

  test('has applications in every state, handed in once', async () => {
    await loadDemo(oja.deps);
    const { body } = await oja.call('listApplications', { token: await signInStaff('admin@oja.test') });
    expect(body.counts).toEqual({ pending: 3, approved: 5, rejected: 1 });
  });

  test('has figures of a team that answers and decides within hours', async () => {
    await loadDemo(oja.deps);
    const token = await signInStaff('admin@oja.test');
    const { people, weeks } = (await oja.call('operatorFigures', { token })).body.data;
    const hours = [...people, ...weeks].flatMap((row) => [row.answer_hours ?? [], row.decision_hours ?? []]);
    for (const median of hours.flat()) {
      expect(median).toBeGreaterThanOrEqual(1);
      expect(median).toBeLessThan(24);
    }
    expect(weeks.filter(({ decisions }) => decisions > 0).length).toBeGreaterThanOrEqual(10);
  });

  test('has sales in every status, open and decided disputes, and a review of every seller', async () => {
    await loadDemo(oja.deps);
    const purchases = await oja.deps.db.selectFrom('purchases').selectAll().execute();
    expect(purchases).toHaveLength(demoPurchases.length);
    expect(new Set(purchases.map((row) => row.status)).size).toBe(5);
    expect(new Set(purchases.map((row) => row.disputeStatus)).size).toBe(4);
    const disputes = await oja.deps.db.selectFrom('disputes').select('outcome').execute();
    expect(new Set(disputes.map((row) => row.outcome)).size).toBe(6);
    const sellers = await oja.deps.db.selectFrom('sellerFigures').select('ratings').execute();
    expect(sellers.filter(({ ratings }) => ratings > 0)).toHaveLength(demoSellers.length + 1);
    const login = await oja.call('login', { body: { email: 'buyer@oja.test', password: demoPassword } });
    const { token } = signedIn(login);
    const { body: stats } = await oja.call('walletStats', { token });
    expect(stats.data.slice(0, 2).map((stat) => stat.value)).toEqual([500_000, 161_000]);
    const { body: bought } = await oja.call('listPurchases', { token });
    expect(bought.counts).toEqual({ all: 5, pending: 1, completed: 2, failed: 1, disputed: 1 });
    await expectCleanLedger(oja);
  });

  test('has withdrawals, paid and waiting, of a balance that is booked, and reveals on record', async () => {
    await loadDemo(oja.deps);
    const withdrawals = await oja.deps.db
      .selectFrom('withdrawals')
      .select(['status', 'attention'])
      .orderBy('createdAt')
      .execute();
    expect(withdrawals.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid', 'sending']);
    expect(withdrawals.at(-1)?.attention).toBe('otp_needed');
    const movements = await oja.deps.db.selectFrom('balanceMovements').select('approvedAt').execute();
    expect(movements).toHaveLength(1);
    const reveals = await oja.deps.db.selectFrom('purchaseReveals').select('what').execute();
    expect(new Set(reveals.map(({ what }) => what))).toEqual(new Set(['served', 'shown', 'copied_password']));
    await expectCleanLedger(oja);
  });

  test.each(['buyer@oja.test', 'seller@oja.test'])('%s can withdraw right away', async (email) => {
    await loadDemo(oja.deps);
    const login = await oja.call('login', { body: { email, password: demoPassword } });
    const { token } = signedIn(login);
    const { body } = await oja.call('listBankAccounts', { token });
    expect(body.data[0]?.actions).toContain('withdraw');
    const { db } = oja.deps;
    const waiting = await db
      .selectFrom('bankAccounts')
      .select('id')
      .where('usableFrom', '>', oja.clock.now)
      .where('status', '=', 'active')
      .execute();
    expect(waiting).toEqual([]);
    const request = { amount: 500, method: 'bank', bank_account_id: body.data[0]?.id } as const;
    const withdrawn = await oja.call('requestWithdrawal', { token, body: request });
    expect(withdrawn.status).toBe(200);
    const { id } = withdrawn.body.data;
    expect((await oja.call('cancelWithdrawal', { token, params: { id } })).status).toBe(200);
  });

  test('has an account to compare and a parked payment in the queue of work', async () => {
    await loadDemo(oja.deps);
    const token = await signInStaff('finance@oja.test');
    for (const [kind, title] of [
      ['bank_account', 'Holder at the bank: NNADI CHIAMAKA'],
      ['parked_payment', expect.stringMatching(/^₦7,\d/)],
    ] as const) {
      const { body } = await oja.call('listWork', { token, query: { kind } });
      expect(body.data.map((item) => [item.title, item.overdue])).toEqual([[title, false]]);
    }
    await expectCleanLedger(oja);
  });

  test('has reports of every type, status and priority', async () => {
    await loadDemo(oja.deps);
    const reports = await oja.deps.db.selectFrom('reports').selectAll().execute();
    expect(new Set(reports.map((row) => row.status)).size).toBe(4);
    expect(new Set(reports.map((row) => row.priority)).size).toBe(4);
    expect(new Set(reports.map((row) => row.targetType)).size).toBe(4);
  });

  test.each(['buyer@oja.test', 'seller@oja.test'])(
    '%s has a wallet history in order of time',
    async (email) => {
      await loadDemo(oja.deps);
      const login = await oja.call('login', { body: { email, password: demoPassword } });
      const { body } = await oja.call('listTransactions', { token: signedIn(login).token });
      const dates = body.data.map(({ date }) => date);
      expect(dates.length).toBeGreaterThan(5);
      expect(dates).toEqual(dates.toSorted().reverse());
    },
  );

  test('lets the demo people talk: something unread, something masked, and word from staff', async () => {
    await loadDemo(oja.deps);
    const inbox = async (email: string) => {
      const login = await oja.call('login', { body: { email, password: demoPassword } });
      return (await oja.call('listConversations', { token: signedIn(login).token })).body;
    };
    const seller = await inbox('seller@oja.test');
    expect([seller.data.length, seller.unread]).toEqual([4, 3]);
    expect(seller.data[0]).toMatchObject({ with: { staff: true }, unread: 1 });
    const buyer = await inbox('buyer@oja.test');
    expect([buyer.data.length, buyer.unread]).toEqual([2, 1]);
    const masked = await oja.deps.db
      .selectFrom('messages')
      .select('id')
      .where('maskedText', 'is not', null)
      .execute();
    expect(masked).toHaveLength(2);
    await oja.runJobs();
    expect((await oja.mails('seller@oja.test')).map(({ subject }) => subject)).not.toContain(
      'halima wrote to you',
    );
  }, 60_000);

  test('has tickets in every status, one of them late, and answers to give', async () => {
    await loadDemo(oja.deps);
    const token = await signInStaff('moderator@oja.test');
    const { body } = await oja.call('listDeskTickets', { token });
    expect(body.data).toHaveLength(demoTickets.length);
    expect(body.counts).toEqual({ active: 6, mine: 2, unassigned: 4, late: 1, waiting: 1 });
    expect(new Set(body.data.map(({ status }) => status)).size).toBe(3);
    const { body: replies } = await oja.call('listCannedReplies', { token });
    expect(replies.data).toHaveLength(demoCannedReplies.length);
  });

  test('has a listing at review with signals, and its seller shares a phone with a paused one', async () => {
    await loadDemo(oja.deps);
    const { db } = oja.deps;
    const checks = db.selectFrom('riskChecks').innerJoin('users', 'users.id', 'riskChecks.sellerId');
    const found = await checks.select('signals').where('email', '=', newSeller.email).execute();
    expect(found.map(({ signals }) => signals)).toEqual([
      ['contact_details', 'outside_payment', 'price_far_off', 'new_account', 'linked_accounts'],
    ]);
    const token = await signInStaff('admin@oja.test');
    const { id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', pausedSeller.email)
      .executeTakeFirstOrThrow();
    const { body } = await oja.call('listPersonSignals', { token, params: { id } });
    expect(body.data.map(({ name }) => name)).toEqual(['linked_accounts', 'earlier_rejections']);
  });

  test('has rules about risk, one of them on, and a change that it holds for review', async () => {
    await loadDemo(oja.deps);
    const token = await signInStaff('admin@oja.test');
    const { body } = await oja.call('listRiskRules', { token });
    expect(body.data.map(({ name, is_on, held }) => [name, is_on, held])).toEqual([
      ['Asks for payment outside Oja', true, 1],
      ['Price at least doubled', false, 0],
      ['Seller joined this week', false, 0],
    ]);
    const { id, status } = await oja.deps.db
      .selectFrom('listings')
      .select(['id', 'status'])
      .where('handle', '=', '@uyocakes')
      .executeTakeFirstOrThrow();
    expect(status).toBe('pending');
    const shown = await oja.call('showStaffListing', { token, params: { id } });
    expect(shown.body.data.risk_signals).toContain('outside_payment');
    expect(shown.body.data.risk.held_by).toEqual(['Asks for payment outside Oja']);
  });

  test('has a warning, an appeal, a claim and a proposal that an administrator can answer', async () => {
    await loadDemo(oja.deps);
    const sanctions = await oja.deps.db.selectFrom('sanctions').select('kind').orderBy('kind').execute();
    expect(sanctions.map(({ kind }) => kind)).toEqual(['selling_paused', 'warning']);
    const token = await signInStaff('admin@oja.test');
    for (const [kind, waits] of [
      ['sanction', 'staff'],
      ['claim', 'seller'],
    ] as const) {
      const { body } = await oja.call('listWork', { token, query: { kind } });
      expect(body.data.map(({ waiting_for }) => waiting_for)).toEqual([waits]);
    }
    const { body: approvals } = await oja.call('listApprovals', { token });
    expect(approvals.data.map(({ actions }) => actions)).toEqual([['approve', 'decline']]);
    await expectCleanLedger(oja);
  });

  test('has saved views, each with something in it', async () => {
    await loadDemo(oja.deps);
    const found = await Promise.all(
      demoViews.map(async ({ ownerEmail, page, name, filter }) => {
        const token = await signInStaff(ownerEmail);
        const { body: views } = await oja.call('listSavedViews', { token, query: { page } });
        const list = page === 'work' ? 'listWork' : 'listStaffTransactions';
        const { body: rows } = await oja.call(list, { token, query: filter });
        return views.data.some((view) => view.name === name) && rows.data.length > 0;
      }),
    );
    expect(found).toEqual(demoViews.map(() => true));
  });

  test('goes on where a start was cut short', async () => {
    const last = demoAccounts.at(-1)?.email ?? '';
    await oja.deps.db
      .updateTable('users')
      .set({ emailConfirmedAt: null, role: 'admin' })
      .where('email', '=', last)
      .execute();
    await loadDemo(oja.deps);
    const user = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', last)
      .executeTakeFirstOrThrow();
    expect(user).toMatchObject({ role: 'user', emailConfirmedAt: oja.clock.now });
  });

  test('stays out of a database that holds other users', async () => {
    await oja.person();
    await oja.deps.db
      .updateTable('users')
      .set({ emailConfirmedAt: null })
      .where('email', '=', 'buyer@oja.test')
      .execute();
    await loadDemo(oja.deps);
    const buyer = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('email', '=', 'buyer@oja.test')
      .executeTakeFirstOrThrow();
    expect(buyer.emailConfirmedAt).toBeNull();
  });
});
