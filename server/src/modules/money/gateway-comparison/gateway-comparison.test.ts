import { randomUUID } from 'node:crypto';
import { dayMs, hourMs } from '@oja/contract/durations';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { onServer } from '../../../../test/database-server.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  confirmEmail,
  fund,
  linkAccount,
  parkPayment,
  recordMovement,
  startFunding,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { pollWithdrawals, readFreeze } from '../payouts/index.ts';
import { compareDaily } from './comparison.jobs.ts';

const oja = await startOjaWithPaystack({ sameClock: true });
const admin = await oja.person({ role: 'admin', days: 300 });
const second = await oja.person({ role: 'admin', days: 300 });
await recordMovement(oja, { by: admin, approvedBy: second, kind: 'topup', amount: 1_000_000_000 });
const ada = await oja.person({ days: 300 });
await confirmEmail(oja, ada);
await fund(oja, ada, 50_000);
const accountId = await linkAccount(oja, ada);

const asSuperuser = (statement: string) => onServer(oja.adminUrl, (client) => client.query(statement));
async function compare(attempt = { number: 1, last: false }): Promise<void> {
  oja.clock.advance(1_000);
  await compareDaily.run(oja.deps, {}, attempt);
}
async function shown() {
  const answer = await oja.call('gatewayComparison', { token: admin.token });
  expect(answer.body).toMatchObject({ status: 'success' });
  return answer.body.data;
}
const kinds = async () => (await shown()).differences.map(({ kind }) => kind);
const isFrozen = async () => (await readFreeze(oja.deps.db)) !== undefined;
const alerts = () =>
  oja.deps.db.selectFrom('alerts').selectAll().where('kind', '=', 'gateway_difference').execute();

/** Explains all open differences and resumes payouts, as staff would. */
async function settleAll(): Promise<void> {
  for (const { id } of (await shown()).differences) {
    const body = { reason: 'Understood.' };
    await oja.call('explainDifference', { token: admin.token, params: { id }, body });
  }
  await oja.call('resumePayouts', { token: admin.token, body: { reason: 'Understood.' } });
}

async function withdraw(person: Person, naira: number): Promise<string> {
  const body = { amount: naira, method: 'bank', bank_account_id: accountId } as const;
  const request = await oja.call('requestWithdrawal', { token: person.token, body });
  expect(request.status).toBe(200);
  oja.clock.advance(11_000);
  await pollWithdrawals.run(oja.deps, {}, { number: 1, last: false });
  const { reference, status } = await oja.deps.db
    .selectFrom('withdrawals')
    .select(['reference', 'status'])
    .where('id', '=', request.body.data.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');
  return reference;
}

/** A payment made at Paystack without Oja. */
async function payElsewhere(reference = `link-${randomUUID()}`): Promise<string> {
  const { authorizationUrl } = await oja.deps.paystack.initialize({
    email: 'stranger@example.com',
    amountKobo: 70_000,
    reference,
    callbackUrl: 'http://localhost:3000/',
    cancelUrl: 'http://localhost:3000/',
    metadata: {},
  });
  await oja.sim.press(authorizationUrl, 'success');
  return reference;
}

/** Falsifies our books while `check` runs, and restores them. */
async function spoilt(change: { of: string; set: string; back: string }, check: () => Promise<void>) {
  await asSuperuser(`update ${change.of} set ${change.set}`);
  try {
    await check();
  } finally {
    await asSuperuser(`update ${change.of} set ${change.back}`);
  }
}

beforeEach(async () => {
  oja.clock.advance(hourMs);
  await oja.sim.control('POST', '/settings', { variants: 'none' });
});
afterEach(async () => {
  await settleAll();
  await oja.runJobs();
  await expectCleanLedger(oja);
});

describe('our books beside the lists of Paystack', () => {
  test('are equal after payments, parked ones, unpaid ones and withdrawals', async () => {
    await fund(oja, ada, 1_000);
    await startFunding(oja, ada, 900);
    await parkPayment(oja);
    await parkPayment(oja, 500.14);
    await compare();
    await withdraw(ada, 2_000);
    await compare();
    const { last, done_at: doneAt, differences, open } = await shown();
    expect(differences).toEqual([]);
    expect(open).toBe(0);
    expect(last).toMatchObject({ done: true, why: null, payments: 5, transfers: 1, finished_at: doneAt });
    // The transfer's fee is booked as well, so the balance matches to the kobo.
    expect(last?.balance?.there).toBe(last?.balance?.here);
    expect(last?.balance?.here).toBeLessThan(1_000_000_000);
    expect(await isFrozen()).toBe(false);
  });

  test('miss a payment of the second page: staff are alerted once, and may explain it', async () => {
    const reference = await payElsewhere();
    for (let n = 0; n < 60; n += 1) await startFunding(oja, ada, 500);
    await compare();
    await compare();
    const { last, differences } = await shown();
    expect(last?.payments).toBeGreaterThan(60);
    expect(differences).toMatchObject([
      { kind: 'payment_missing_here', reference, freezes: false, user_id: null, withdrawal: null },
    ]);
    expect(differences[0]?.sentence).toContain('₦700.00 were paid at Paystack');
    expect(await isFrozen()).toBe(false);
    const raised = (await alerts()).filter(({ message }) => message.includes(reference));
    expect(raised).toHaveLength(1);
    await settleAll();
    await compare();
    expect(await kinds()).toEqual([]);
    const line = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', present(differences[0]).id)
      .executeTakeFirst();
    expect(line).toEqual({ action: 'comparison.explained', reason: 'Understood.' });
    const again = await oja.call('explainDifference', {
      token: admin.token,
      params: { id: present(differences[0]).id },
      body: { reason: 'Again.' },
    });
    expect(refusalOf(again)).toEqual([409, 'state_conflict']);
  });

  test('have a payment unknown to Paystack: payouts freeze until both agree and staff resume', async () => {
    const reference = await fund(oja, ada, 800);
    const other = `fund-${randomUUID()}`;
    await spoilt(
      {
        of: 'payments',
        set: `reference = '${other}' where reference = '${reference}'`,
        back: `reference = '${reference}' where reference = '${other}'`,
      },
      async () => {
        await compare();
        expect((await kinds()).sort()).toEqual(['payment_missing_here', 'payment_missing_there']);
        const missing = (await shown()).differences.find(
          ({ kind }: { kind: string }) => kind === 'payment_missing_there',
        );
        expect(missing).toMatchObject({ reference: other, freezes: true, user_id: ada.id });
        expect(await isFrozen()).toBe(true);
      },
    );
    await compare();
    // Nothing was repaired automatically: the test corrects the books, and the comparison only closes the difference.
    expect(await kinds()).toEqual([]);
    expect(await isFrozen()).toBe(true);
  });

  test('find an old difference again until it is explained', async () => {
    const reference = await payElsewhere();
    await compare();
    oja.clock.advance(5 * dayMs);
    await compare();
    oja.clock.advance(5 * dayMs);
    await compare();
    expect((await shown()).differences).toMatchObject([{ reference }]);
  });

  test('have another amount for a payment', async () => {
    const reference = await fund(oja, ada, 800);
    const of = { of: 'payments', back: `amount_kobo = 80000 where reference = '${reference}'` };
    await spoilt({ ...of, set: `amount_kobo = 90000 where reference = '${reference}'` }, async () => {
      await compare();
      const [found] = (await shown()).differences;
      expect(found).toMatchObject({ kind: 'payment_amount_differs', freezes: true });
      expect(found?.sentence).toContain('Our books have ₦900.00');
      expect(found?.sentence).toContain('Paystack was paid ₦800.00');
      expect(await isFrozen()).toBe(true);
    });
  });

  test('have a payment in another state: paid there for hours but not credited, or given back', async () => {
    await oja.sim.spoilEvent('charge.success', { kind: 'drop' });
    const { authorizationUrl } = await startFunding(oja, ada, 600);
    await oja.sim.press(authorizationUrl, 'success');
    await compare();
    expect(await kinds()).toEqual([]);
    oja.clock.advance(3 * hourMs);
    await compare();
    expect(await kinds()).toEqual(['payment_not_credited']);
    await settleAll();
    const given = await fund(oja, ada, 600);
    await oja.sim.control('POST', `/transactions/${given}`, { status: 'reversed' });
    await compare();
    expect(await kinds()).toEqual(['payment_taken_back']);
    expect(await isFrozen()).toBe(false);
  });

  test('know nothing of a transfer that left: payouts freeze', async () => {
    const { recipientCode } = await oja.deps.paystack.createRecipient({
      type: 'nuban',
      name: 'Somebody',
      accountNumber: '0123456789',
      bankCode: '058',
    });
    await compare();
    const reference = `by-hand-${randomUUID()}`;
    await oja.deps.paystack.sendTransfer({ amountKobo: 12_300, recipientCode, reference, reason: 'By hand' });
    await compare();
    expect((await kinds()).sort()).toEqual(['balance_differs', 'transfer_missing_here']);
    expect(await isFrozen()).toBe(true);
    await recordMovement(oja, { by: admin, approvedBy: second, kind: 'drawn', amount: 133 });
    await compare();
    expect(await kinds()).toEqual(['transfer_missing_here']);
  });

  test('differ about a withdrawal: unknown there, another amount, or reversed', async () => {
    const reference = await withdraw(ada, 3_000);
    const other = `wd-${randomUUID()}`;
    const of = { of: 'withdrawals', where: `where reference = '${reference}'` };
    await spoilt(
      {
        of: of.of,
        set: `reference = '${other}' ${of.where}`,
        back: `reference = '${reference}' where reference = '${other}'`,
      },
      async () => {
        await compare();
        expect((await kinds()).sort()).toEqual(['transfer_missing_here', 'transfer_missing_there']);
        expect(await isFrozen()).toBe(true);
      },
    );
    await spoilt(
      {
        of: of.of,
        set: `amount_kobo = 300100, net_kobo = 295100 ${of.where}`,
        back: `amount_kobo = 300000, net_kobo = 295000 ${of.where}`,
      },
      async () => {
        await compare();
        expect((await shown()).differences).toMatchObject([
          { kind: 'transfer_amount_differs', withdrawal: reference, freezes: true },
        ]);
      },
    );
    await oja.sim.spoilEvent('transfer.reversed', { kind: 'drop' });
    await oja.sim.control('POST', `/transfers/${reference}`, { status: 'reversed' });
    oja.clock.advance(3 * hourMs);
    await compare();
    expect(await kinds()).toEqual(['transfer_behind']);
  });

  test('have another balance: alerted once per gap, until the movement is recorded', async () => {
    await compare();
    expect(await kinds()).toEqual([]);
    await oja.sim.control('POST', '/balance', { add: 5_000_000 });
    await compare();
    await compare();
    const [above] = (await shown()).differences;
    expect(above).toMatchObject({ kind: 'balance_differs', freezes: false });
    expect(above?.sentence).toContain('₦50,000.00 more than');
    expect((await alerts()).filter(({ message }) => message.includes('₦50,000.00 more'))).toHaveLength(1);
    await settleAll();
    await compare();
    expect(await kinds()).toEqual([]);
    // An explanation covers exactly this gap.
    await oja.sim.control('POST', '/balance', { add: -5_000_700 });
    await compare();
    const [below] = (await shown()).differences;
    expect(below?.sentence).toContain('₦7.00 less than');
    await oja.sim.control('POST', '/balance', { add: 5_000_700 });
    await compare();
    expect((await shown()).differences).toMatchObject([{ kind: 'balance_differs' }]);
    await recordMovement(oja, { by: second, approvedBy: admin, kind: 'topup', amount: 50_000 });
    await compare();
    expect(await kinds()).toEqual([]);
  });

  test('know the balance while a withdrawal is on its way', async () => {
    await oja.sim.control('POST', '/settings', { transfers: 'pending', settleAfterMs: 10 * hourMs });
    const body = { amount: 4_000, method: 'bank', bank_account_id: accountId } as const;
    const request = await oja.call('requestWithdrawal', { token: ada.token, body });
    expect(request.status).toBe(200);
    oja.clock.advance(11_000);
    await pollWithdrawals.run(oja.deps, {}, { number: 1, last: false });
    await compare();
    const { last, differences } = await shown();
    expect(differences).toEqual([]);
    expect(last?.balance?.on_its_way).toBeGreaterThan(3_900);
    expect(last?.balance?.there).toBe(last?.balance?.here);
    await oja.sim.control('POST', '/settings', { transfers: 'success', settleAfterMs: 2_000 });
    oja.clock.advance(11 * hourMs);
    await oja.sim.deliver();
    await oja.runJobs();
    await compare();
    expect((await shown()).last?.balance).toMatchObject({ on_its_way: 0 });
    expect(await kinds()).toEqual([]);
  });
});

describe('while Paystack is out', () => {
  test.each(['GET /settlement', 'GET /transaction', 'GET /transfer', 'GET /balance'])(
    'at %s the comparison is noted as not done, and made up for later',
    async (endpoint) => {
      await compare();
      const before = (await shown()).done_at;
      const reference = await payElsewhere();
      await oja.sim.spoilCall(endpoint, { kind: 'error-before' }, 3);
      oja.clock.advance(hourMs);
      await expect(compare()).rejects.toThrow('Paystack answered');
      const missed = await shown();
      expect(missed).toMatchObject({ done_at: before, differences: [] });
      expect(missed.last).toMatchObject({ done: false, why: expect.stringContaining('Paystack answered') });
      await compare({ number: 2, last: false });
      expect((await shown()).differences).toMatchObject([{ reference }]);
    },
  );

  test('for hours, the administrators are called', async () => {
    await oja.sim.spoilCall('GET /transaction', { kind: 'error-before' }, 3);
    await expect(compare({ number: 10, last: true })).rejects.toThrow();
    const raised = await oja.deps.db
      .selectFrom('alerts')
      .select('message')
      .where('kind', '=', 'gateway_comparison_missed')
      .execute();
    expect(raised).toHaveLength(1);
  });
});

test('staff compare now, which is on record once for one press, and happens in the queue', async () => {
  const before = (await shown()).last?.id;
  expect(refusalOf(await oja.call('compareWithGateway', { token: ada.token }))).toEqual([
    403,
    'access_denied',
  ]);
  const press = () =>
    oja.call('compareWithGateway', {
      token: admin.token,
      headers: { 'idempotency-key': `compare-${before}` },
    });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await oja.runJobs();
  expect((await shown()).last?.id).not.toBe(before);
  const lines = await oja.deps.db
    .selectFrom('auditLog')
    .select('actorId')
    .where('action', '=', 'comparison.started')
    .execute();
  expect(lines).toEqual([{ actorId: admin.id }]);
});
