import { randomUUID } from 'node:crypto';
import { hourMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { credit, debit, type Posting } from '../../../domain/ledger/posting.ts';
import { endOfPeriod } from '../../../domain/plan/period.ts';
import { postTransfer, readBalance } from '../../money/ledger/index.ts';
import { addPlan, freePlan } from './test-plans.ts';

const oja = await startOja();
afterEach(() => expectCleanLedger(oja));

const free = await addPlan(oja, freePlan);
const growth = await addPlan(oja, { isPopular: true, description: 'For people who sell every week.' });
const pro = await addPlan(oja, { name: 'Pro', price: 15_000, uploadLimit: null });

const balance = (userId: string) => readBalance(oja.deps.db, account.wallet(userId));
const income = () => readBalance(oja.deps.db, account.platform('subscriptions'));
const choose = (token: string, planId: string, headers: Record<string, string> = {}) =>
  oja.call('becomeSeller', { token, body: { plan_id: planId }, headers });
const plansOf = async (token: string) => (await oja.call('listPlans', { token })).body;
async function funded(amountKobo: number) {
  const person = await oja.person();
  if (amountKobo > 0) await fundWallet(oja, person.id, amountKobo);
  return person;
}

describe('the plans', () => {
  test('are rows of plan_id, plan and feature (U444, U791)', async () => {
    const { token } = await oja.person();
    const { body } = await oja.call('listPlanFeatures', { token });
    expect(body.data).toContainEqual({
      plan_id: growth,
      plan: {
        id: growth,
        name: 'Growth',
        price: 5_000,
        uploadLimit: 2,
        isPopular: true,
        description: 'For people who sell every week.',
      },
      feature: 'Two live listings',
    });
  });

  test('stand cheapest first, with their interval unless they are free, and none is current (U456 to U462, U795)', async () => {
    const { token } = await oja.person();
    const { data, subscription } = await plansOf(token);
    expect(data.map((plan) => plan.name)).toEqual(['Starter', 'Growth', 'Pro']);
    expect(data.map((plan) => plan.uploadInterval)).toEqual([undefined, 'month', 'month']);
    expect(data[1]).toEqual({
      id: growth,
      name: 'Growth',
      description: 'For people who sell every week.',
      price: 5_000,
      uploadInterval: 'month',
      uploadLimit: 2,
      features: ['Two live listings'],
      isPopular: true,
      isCurrent: false,
      change: 'start',
      renews_at: endOfPeriod(oja.deps.now(), 'month').toISOString(),
    });
    expect(data.map((plan) => plan.change)).toEqual(['start', 'start', 'start']);
    expect(data.filter((plan) => plan.isCurrent)).toEqual([]);
    expect(subscription).toBeNull();
  });
});

describe('becoming a seller, U021, U792 to U794', () => {
  test('pays the price from the wallet, gives the role and names the plan', async () => {
    const { id, token, email } = await funded(600_000);
    const earned = await income();
    const { status, body } = await choose(token, growth);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'success',
      message: 'You are now a seller! Redirecting...',
      data: { plan: { id: growth, name: 'Growth' }, effective: 'now' },
    });
    expect(await balance(id)).toBe(100_000);
    expect((await income()) - earned).toBe(500_000);
    // U403: the very next read knows, although sessions are kept in memory.
    const { body: me } = await oja.call('currentUser', { token });
    expect(me.data).toMatchObject({ role: 'seller', plan: { id: growth, name: 'Growth' } });
    const { data, subscription } = await plansOf(token);
    expect(data.find((plan) => plan.isCurrent)).toMatchObject({ name: 'Growth' });
    expect(subscription).toMatchObject({
      status: 'active',
      period_ends_at: '2026-12-15T09:00:00.000Z',
      renewal_price: 5_000,
      next_plan: null,
    });
    await oja.runJobs();
    expect((await oja.mails(email)).map((mail) => mail.subject)).toContain('You are on the Growth plan');
  });

  test('on a free plan takes nothing and never ends', async () => {
    const { id, token } = await funded(0);
    expect((await choose(token, free)).status).toBe(200);
    expect(await balance(id)).toBe(0);
    expect((await plansOf(token)).subscription).toMatchObject({ period_ends_at: null, renewal_price: null });
  });

  test('is refused with the missing amount when the wallet is short', async () => {
    const { id, token } = await funded(350_050);
    const { status, body } = await choose(token, growth);
    expect([status, body.code]).toEqual([422, 'wallet_balance_too_low']);
    expect(body.message).toBe(
      'Your wallet is ₦1,499.50 short for the Growth plan. Add funds and choose it again.',
    );
    expect(await balance(id)).toBe(350_050);
    const { body: me } = await oja.call('currentUser', { token });
    expect(me.data).toMatchObject({ role: 'user', plan: null });
  });

  test('is refused when the price is no longer the one that was confirmed', async () => {
    const { id, token } = await funded(600_000);
    const at = (expectedPrice: number) =>
      oja.call('becomeSeller', { token, body: { plan_id: growth, expected_price: expectedPrice } });
    expect(refusalOf(await at(4_000))).toEqual([409, 'plan_price_changed']);
    expect(await balance(id)).toBe(600_000);
    expect((await at(5_000)).status).toBe(200);
  });

  test('on the current plan says so, U303', async () => {
    const { token } = await funded(500_000);
    await choose(token, growth);
    const { status, body } = await choose(token, growth);
    expect([status, body.code, body.message]).toEqual([
      409,
      'plan_already_chosen',
      "You're already on this plan",
    ]);
  });

  test('on a plan that does not exist or was archived finds nothing', async () => {
    const { token } = await funded(500_000);
    const admin = await oja.person({ role: 'admin' });
    const old = await addPlan(oja, { name: 'Old' });
    await oja.call('archivePlan', { token: admin.token, params: { id: old } });
    expect(refusalOf(await choose(token, old))).toEqual([404, 'not_found']);
    expect(refusalOf(await choose(token, randomUUID()))).toEqual([404, 'not_found']);
    expect(refusalOf(await choose(token, 'growth'))).toEqual([400, 'invalid_input']);
  });

  test('keeps a verified seller verified', async () => {
    const { id, token } = await funded(500_000);
    await setRole(oja, id, 'verified_seller');
    await choose(token, growth);
    const user = await oja.deps.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirst();
    expect(user?.role).toBe('verified_seller');
  });
});

describe('changing the plan', () => {
  test('to a larger one begins at once with a period of its own', async () => {
    const { id, token } = await funded(2_000_000);
    await choose(token, growth);
    oja.clock.advance(12 * hourMs);
    const { body } = await choose(token, pro);
    expect(body.data).toMatchObject({ effective: 'now', plan: { name: 'Pro' } });
    expect(await balance(id)).toBe(0);
    expect((await plansOf(token)).subscription?.period_ends_at).toBe('2026-12-15T21:00:00.000Z');
  });

  test('to a smaller one waits for the end of the period, and can be taken back', async () => {
    const { id, token } = await funded(1_500_000);
    await choose(token, pro);
    const { body } = await choose(token, growth);
    expect(body).toMatchObject({
      message: 'Your plan changes to Growth on Dec 15, 2026.',
      data: { effective: 'period_end', effective_at: '2026-12-15T21:00:00.000Z' },
    });
    expect(await balance(id)).toBe(0);
    const planned = await plansOf(token);
    expect(planned.subscription).toMatchObject({ plan: { name: 'Pro' }, next_plan: { name: 'Growth' } });
    expect(planned.data.map((plan) => plan.change)).toEqual(['downgrade', 'scheduled', 'keep']);
    const again = await choose(token, growth);
    expect(refusalOf(again)).toEqual([409, 'plan_already_chosen']);
    expect(again.body.message).toBe("You're already changing to the Growth plan");
    const back = await choose(token, pro);
    expect(back.body).toMatchObject({
      message: 'You stay on the Pro plan.',
      data: { effective: 'unchanged' },
    });
    expect((await plansOf(token)).subscription?.next_plan).toBeNull();
    expect(await balance(id)).toBe(0);
  });
});

describe('two at once', () => {
  test('a double click pays once; the second is told', async () => {
    const { id, token } = await funded(5_000_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(token, growth)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await balance(id)).toBe(4_500_000);
  });

  test('the same Idempotency-Key pays once and gets one answer', async () => {
    const { id, token } = await funded(5_000_000);
    const key = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(Array.from({ length: 4 }, () => choose(token, growth, key)));
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1);
    expect(await balance(id)).toBe(4_500_000);
    const reused = await choose(token, pro, key);
    expect(refusalOf(reused)).toEqual([422, 'idempotency_key_reused']);
  });

  test('money that is spent elsewhere in the same moment is not spent twice', async () => {
    const { id, token } = await funded(500_000);
    const spending = Promise.withResolvers<void>();
    const elsewhere = inTransaction(oja.deps.db, async (tx) => {
      await postTransfer(tx, spend(id, 1), oja.deps.now());
      await spending.promise;
    });
    // The choice has seen enough money and now waits for the wallet.
    const answer = choose(token, growth);
    await expect.poll(countWaiting).toBe(1);
    spending.resolve();
    await elsewhere;
    const { status, body } = await answer;
    expect([status, body.code]).toEqual([422, 'wallet_balance_too_low']);
    expect(await balance(id)).toBe(499_999);
  });

  test('two devices with different plans and money for one: one is served, the other told', async () => {
    const { id, token } = await funded(1_600_000);
    const other = await addPlan(oja, { name: `Max ${randomUUID().slice(0, 8)}`, price: 16_000 });
    const answers = await Promise.all([choose(token, pro), choose(token, other)]);
    const statuses = answers.map((answer) => answer.status).sort();
    // Chosen after the dearer one, the cheaper one is a planned change, which costs nothing.
    expect([[200, 422].join(), [200, 200].join()]).toContain(statuses.join());
    expect(await balance(id)).toBeGreaterThanOrEqual(0);
    expect(await balance(id)).toBeLessThanOrEqual(100_000);
  });
});

const spend = (userId: string, amountKobo: number): Posting => ({
  key: `test-spend:${randomUUID()}`,
  kind: 'test',
  subjectId: null,
  memo: 'Spent elsewhere',
  legs: [debit(account.wallet(userId), amountKobo), credit(account.platform('bank'), amountKobo)],
});

/** Connections of this database that wait for a lock. */
async function countWaiting(): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`.execute(oja.deps.db);
  return rows[0]?.waiting ?? 0;
}
