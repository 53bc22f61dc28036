import { dayMs, hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole, setStatus } from '../../../../test/people.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { signedIn } from '../../../../test/signed-in.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { addListing, listingForm } from '../listings/test-listings.ts';
import { choosePlan, lockListingAllowance, settlePeriods } from './index.ts';
import { settlePeriod } from './settle-period.ts';
import { addPlan, freePlan } from './test-plans.ts';

const oja = await startOja();
afterEach(() => expectCleanLedger(oja));

const free = await addPlan(oja, freePlan);
const growth = await addPlan(oja);
const pro = await addPlan(oja, { name: 'Pro', price: 15_000, uploadLimit: null });

const balance = (userId: string) => readBalance(oja.deps.db, account.wallet(userId));
const allowance = (userId: string) => inTransaction(oja.deps.db, (tx) => lockListingAllowance(tx, userId));
const subscriptionOf = (userId: string) =>
  oja.deps.db.selectFrom('subscriptions').selectAll().where('userId', '=', userId).executeTakeFirstOrThrow();
const roleOf = async (userId: string) =>
  (await oja.deps.db.selectFrom('users').select('role').where('id', '=', userId).executeTakeFirst())?.role;

async function subscribed(planId: string, amountKobo: number): Promise<Person> {
  const person = await oja.person({ days: 90 });
  await fundWallet(oja, person.id, amountKobo);
  await choosePlan(oja.deps, { userId: person.id, planId });
  return person;
}

/** As the crontab does, for all users. */
async function runHourlyJob(): Promise<void> {
  await inTransaction(oja.deps.db, (tx) => enqueue(tx, settlePeriods, {}));
  await oja.runJobs();
}

async function notificationsFor(person: Person): Promise<string[]> {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('event')
    .where('userId', '=', person.id)
    .orderBy('createdAt')
    .execute();
  return rows.map((row) => row.event);
}

describe('a plan renews', () => {
  test('after a notice, from the wallet, without a gap', async () => {
    const seller = await subscribed(growth, 1_000_000);
    const { periodEndsAt: firstEnd } = await subscriptionOf(seller.id);
    oja.clock.advance(26 * dayMs);
    await runHourlyJob();
    expect(await notificationsFor(seller)).toEqual(['plan_started']);
    oja.clock.advance(1 * dayMs);
    await runHourlyJob();
    await runHourlyJob();
    expect(await notificationsFor(seller)).toEqual(['plan_started', 'plan_renewal_soon']);
    expect(await balance(seller.id)).toBe(500_000);
    oja.clock.advance(3 * dayMs + hourMs);
    await runHourlyJob();
    await runHourlyJob();
    expect(await notificationsFor(seller)).toEqual(['plan_started', 'plan_renewal_soon', 'plan_renewed']);
    expect(await balance(seller.id)).toBe(0);
    const renewed = await subscriptionOf(seller.id);
    expect(renewed).toMatchObject({ period: 2, periodStartedAt: firstEnd, announcedPriceKobo: null });
    const mails = await oja.mails(seller.email);
    expect(mails.map((mail) => mail.subject)).toContain('Your Growth plan renews on Dec 15, 2026');
  });

  test('once, however many workers look at the same moment', async () => {
    const seller = await subscribed(growth, 2_000_000);
    oja.clock.advance(31 * dayMs);
    await Promise.all(Array.from({ length: 6 }, () => settlePeriod(oja.deps, seller.id)));
    expect(await balance(seller.id)).toBe(1_000_000);
    expect((await subscriptionOf(seller.id)).period).toBe(2);
  });

  test('at the price that was announced, even if staff raised it since', async () => {
    const planId = await addPlan(oja, { name: 'Shop' });
    const seller = await subscribed(planId, 2_000_000);
    oja.clock.advance(28 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    await oja.deps.db.updateTable('plans').set({ priceKobo: 900_000 }).where('id', '=', planId).execute();
    oja.clock.advance(4 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    expect(await balance(seller.id)).toBe(1_000_000);
    oja.clock.advance(31 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    expect(await balance(seller.id)).toBe(100_000);
  });

  test('into the smaller plan that was chosen, which may be free', async () => {
    const seller = await subscribed(pro, 1_500_000);
    await choosePlan(oja.deps, { userId: seller.id, planId: free });
    expect(await allowance(seller.id)).toEqual({ planId: pro, listingLimit: null });
    oja.clock.advance(31 * dayMs);
    await runHourlyJob();
    expect(await allowance(seller.id)).toEqual({ planId: free, listingLimit: 1 });
    expect(await subscriptionOf(seller.id)).toMatchObject({ periodEndsAt: null, nextPlanId: null });
    expect((await notificationsFor(seller)).at(-1)).toBe('plan_changed');
    expect(await roleOf(seller.id)).toBe('seller');
  });
});

describe('a plan that its seller ends', () => {
  const end = (person: Person) => oja.call('endPlan', { token: person.token });
  const plans = async (person: Person) => (await oja.call('listPlans', { token: person.token })).body;

  test('goes on until its last day, then lapses without a payment, whatever the wallet holds', async () => {
    const seller = await subscribed(growth, 1_000_000);
    const { periodEndsAt } = await subscriptionOf(seller.id);
    const { status, body } = await end(seller);
    expect([status, body.data]).toEqual([200, { ends_at: periodEndsAt?.toISOString() }]);
    expect((await plans(seller)).subscription).toMatchObject({ ends: true, renewal_price: null });
    oja.clock.advance(29 * dayMs);
    await runHourlyJob();
    expect(await allowance(seller.id)).toEqual({ planId: growth, listingLimit: 2 });
    expect(await notificationsFor(seller)).not.toContain('plan_renewal_soon');
    oja.clock.advance(2 * dayMs);
    await runHourlyJob();
    expect(await roleOf(seller.id)).toBe('user');
    expect(await balance(seller.id)).toBe(500_000);
    expect((await notificationsFor(seller)).at(-1)).toBe('plan_lapsed');
  });

  test('may be kept after all, and takes the place of a planned change', async () => {
    const seller = await subscribed(pro, 5_000_000);
    await choosePlan(oja.deps, { userId: seller.id, planId: growth });
    await end(seller);
    expect(await subscriptionOf(seller.id)).toMatchObject({ nextPlanId: null, ends: true });
    const own = (await plans(seller)).data.find(({ id }) => id === pro);
    expect(own?.change).toBe('keep');
    await choosePlan(oja.deps, { userId: seller.id, planId: pro });
    expect(await subscriptionOf(seller.id)).toMatchObject({ nextPlanId: null, ends: false });
  });

  test('ends at once during grace; a free plan, or none, has nothing to end', async () => {
    const seller = await subscribed(growth, 500_000);
    oja.clock.advance(31 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    expect((await end(seller)).status).toBe(200);
    expect(await roleOf(seller.id)).toBe('user');
    expect(refusalOf(await end(seller))).toEqual([409, 'plan_never_ends']);
    await choosePlan(oja.deps, { userId: seller.id, planId: free });
    expect(refusalOf(await end(seller))).toEqual([409, 'plan_never_ends']);
  });

  test('is the way out when no free plan is offered; who planned to change to it still gets it', async () => {
    const admin = await oja.person({ role: 'admin' });
    const [planned, late] = [await subscribed(growth, 500_000), await subscribed(growth, 500_000)];
    await choosePlan(oja.deps, { userId: planned.id, planId: free });
    await oja.call('archivePlan', { token: admin.token, params: { id: free } });
    await expect(choosePlan(oja.deps, { userId: late.id, planId: free })).rejects.toThrow();
    expect((await end(late)).status).toBe(200);
    oja.clock.advance(31 * dayMs);
    await runHourlyJob();
    expect(await allowance(planned.id)).toEqual({ planId: free, listingLimit: 1 });
    expect(await roleOf(late.id)).toBe('user');
    await oja.call('restorePlan', {
      token: (await oja.person({ role: 'admin' })).token,
      params: { id: free },
    });
  });
});

describe('a plan that the wallet does not cover', () => {
  test('goes on for days of grace, then lapses: no plan, role user, no more uploads', async () => {
    const seller = await subscribed(growth, 500_000);
    oja.clock.advance(31 * dayMs);
    await runHourlyJob();
    expect((await notificationsFor(seller)).at(-1)).toBe('plan_payment_missing');
    expect(await allowance(seller.id)).toEqual({ planId: growth, listingLimit: 2 });
    oja.clock.advance(2.9 * dayMs);
    await runHourlyJob();
    expect(await roleOf(seller.id)).toBe('seller');
    oja.clock.advance(0.2 * dayMs);
    await runHourlyJob();
    expect((await notificationsFor(seller)).at(-1)).toBe('plan_lapsed');
    expect(await allowance(seller.id)).toEqual({ planId: null, listingLimit: null });
    expect(await roleOf(seller.id)).toBe('user');
    const { body } = await oja.call('currentUser', { token: await freshToken(seller) });
    expect(body.data).toMatchObject({ role: 'user', plan: null });
  });

  test('renews by itself when money arrives during grace', async () => {
    const seller = await subscribed(growth, 500_000);
    const { periodEndsAt } = await subscriptionOf(seller.id);
    oja.clock.advance(31 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    await fundWallet(oja, seller.id, 500_000);
    await settlePeriod(oja.deps, seller.id);
    expect(await subscriptionOf(seller.id)).toMatchObject({
      graceEndsAt: null,
      periodStartedAt: periodEndsAt,
    });
    expect(await balance(seller.id)).toBe(0);
  });

  test('may be paid by hand during grace, and begins anew then', async () => {
    const seller = await subscribed(growth, 500_000);
    oja.clock.advance(31 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    await fundWallet(oja, seller.id, 500_000);
    await choosePlan(oja.deps, { userId: seller.id, planId: growth });
    expect(await subscriptionOf(seller.id)).toMatchObject({
      graceEndsAt: null,
      periodStartedAt: oja.clock.now,
    });
  });

  test('leaves listings with their seller, who looks after them and adds none', async () => {
    const seller = await subscribed(growth, 500_000);
    const { token } = seller;
    const [kept, gone] = [await addListing(oja, seller), await addListing(oja, seller)];
    const draft = listingForm({ status: 'draft' });
    const { id: draftId } = (await oja.call('createListing', { token, body: draft })).body.data;
    oja.clock.advance(40 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    oja.clock.advance(4 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    expect(await roleOf(seller.id)).toBe('user');

    expect((await oja.call('currentUser', { token })).body.data).toMatchObject({
      role: 'user',
      formerSeller: true,
    });
    expect((await oja.call('countOwnListings', { token })).body.data).toMatchObject({ total: 3, pending: 2 });
    expect((await oja.call('listSales', { token })).status).toBe(200);
    const params = { id: kept.id };
    expect((await oja.call('updateListing', { token, params, body: { price: 4_000 } })).status).toBe(200);
    expect((await oja.call('deleteListing', { token, params: { id: gone.id } })).status).toBe(200);
    // What needs a slot of a plan waits for one.
    const submitted = await oja.call('updateListing', {
      token,
      params: { id: draftId },
      body: { status: 'pending' },
    });
    expect(refusalOf(submitted)).toEqual([403, 'seller_plan_required']);
    expect(refusalOf(await oja.call('createListing', { token, body: listingForm() }))).toEqual([
      403,
      'access_denied',
    ]);

    // With a plan the user is a seller again.
    await choosePlan(oja.deps, { userId: seller.id, planId: free });
    expect((await oja.call('currentUser', { token })).body.data).toMatchObject({
      role: 'seller',
      formerSeller: false,
    });
  });

  test('leaves nothing behind for a seller who never listed', async () => {
    const seller = await subscribed(growth, 500_000);
    oja.clock.advance(40 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    oja.clock.advance(4 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    const { token } = seller;
    expect((await oja.call('currentUser', { token })).body.data).toMatchObject({
      role: 'user',
      formerSeller: false,
    });
    const picture = await oja.call('uploadListingImage', {
      token,
      headers: { 'content-type': 'image/png' },
      body: Buffer.from('not even looked at'),
    });
    expect(refusalOf(picture)).toEqual([403, 'access_denied']);
    expect(refusalOf(await oja.call('listOwnListings', { token }))).toEqual([403, 'access_denied']);
  });

  test('is paid again in full by a seller who comes back after a lapse', async () => {
    const seller = await subscribed(growth, 500_000);
    oja.clock.advance(31 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    oja.clock.advance(4 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    await fundWallet(oja, seller.id, 500_000);
    await choosePlan(oja.deps, { userId: seller.id, planId: growth });
    expect(await balance(seller.id)).toBe(0);
    expect(await roleOf(seller.id)).toBe('seller');
  });

  test('leaves a verified seller verified', async () => {
    const seller = await subscribed(growth, 500_000);
    await setRole(oja, seller.id, 'verified_seller');
    oja.clock.advance(31 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    oja.clock.advance(4 * dayMs);
    await settlePeriod(oja.deps, seller.id);
    expect(await roleOf(seller.id)).toBe('verified_seller');
    expect(await allowance(seller.id)).toEqual({ planId: null, listingLimit: null });
  });
});

test('nothing is taken from a seller who is suspended: the plan ends', async () => {
  const seller = await subscribed(growth, 2_000_000);
  await setStatus(oja, seller.id, 'banned');
  oja.clock.advance(31 * dayMs);
  await settlePeriod(oja.deps, seller.id);
  expect(await balance(seller.id)).toBe(1_500_000);
  expect((await subscriptionOf(seller.id)).planId).toBeNull();
});

test('a change of plan and the clock at the same moment take one payment each at most', async () => {
  const seller = await subscribed(growth, 5_000_000);
  oja.clock.advance(31 * dayMs);
  await Promise.all([
    settlePeriod(oja.deps, seller.id),
    choosePlan(oja.deps, { userId: seller.id, planId: pro }),
  ]);
  const taken = 4_500_000 - (await balance(seller.id));
  expect([1_500_000, 2_000_000]).toContain(taken);
  expect((await subscriptionOf(seller.id)).planId).toBe(pro);
});

/** Sessions of the test last a day, and the clock was advanced further. */
async function freshToken(person: Person): Promise<string> {
  const body = { email: person.email, password: person.password };
  return signedIn(await oja.call('login', { body })).token;
}
