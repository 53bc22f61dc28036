import { minuteMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { inLockOrder } from '../../../../test/held-rows.ts';
import type { Person } from '../../../../test/oja.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { account, type PlatformAccountKind } from '../../../domain/ledger/chart-of-accounts.ts';
import { compareDaily } from '../gateway-comparison/index.ts';
import { readBalance } from '../ledger/index.ts';
import { type Payee, withdrawalKit } from './test-withdrawals.ts';

const oja = await startOjaWithPaystack({ sameClock: true });
const { addPayee, withdraw, pass } = withdrawalKit(oja);
const [first, second] = [
  await oja.person({ role: 'admin', days: 30 }),
  await oja.person({ role: 'admin', days: 30 }),
];
afterEach(() => expectCleanLedger(oja));

const once = { number: 1, last: false };
const walletOf = (person: Person) => readBalance(oja.deps.db, account.wallet(person.id));
const platform = (kind: PlatformAccountKind) => readBalance(oja.deps.db, account.platform(kind));
const close = (person: Person) =>
  oja.call('deleteUserByStaff', { token: first.token, params: { id: person.id }, body: {} });
const listed = async (reference: string) => {
  const { body } = await oja.call('listParkedPayments', {
    token: first.token,
    query: { search: reference },
  });
  return body.data[0];
};

/** A user whose whole balance was withdrawn and paid. */
async function addPaid(): Promise<{ person: Payee; reference: string }> {
  const person = await addPayee(4_000);
  expect((await withdraw(person, 4_000)).status).toBe(200);
  await pass(11_000);
  const { reference, status } = await oja.deps.db
    .selectFrom('withdrawals')
    .select(['reference', 'status'])
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  expect(status).toBe('paid');
  return { person, reference };
}

const reverse = (reference: string) =>
  oja.sim.control('POST', `/transfers/${reference}`, { status: 'reversed' });
const runDueWork = async () => {
  await oja.sim.deliver();
  await oja.runJobs();
};

describe('a withdrawal that a bank sends back after the account was closed', () => {
  test('is parked, and two administrators record that it was paid to the person', async () => {
    const { person, reference } = await addPaid();
    expect((await close(person)).status).toBe(200);
    const suspense = await platform('suspense');
    await reverse(reference);
    await runDueWork();
    await runDueWork();
    expect(await walletOf(person)).toBe(0);
    expect(await platform('suspense')).toBe(suspense + 400_000);
    await expectCleanLedger(oja);
    const parked = await listed(reference);
    expect(parked).toMatchObject({ kind: 'returned_withdrawal', received: 4_000, proposal: null });
    const notifications = await oja.deps.db
      .selectFrom('notifications')
      .select('event')
      .where('userId', '=', person.id)
      .execute();
    expect(notifications).toEqual([]);

    const params = { id: present(parked).id };
    const propose = (outcome: 'credit' | 'return') =>
      oja.call('proposeParkedOutcome', {
        token: first.token,
        params,
        body: { outcome, reason: 'Asked support for it.' },
      });
    const refused = await propose('credit');
    expect(refusalOf(refused)).toEqual([409, 'account_closed']);
    const proposed = await propose('return');
    const approval = { id: present(proposed.body.data.approval).id };
    const alone = await oja.call('approveProposal', { token: first.token, params: approval });
    expect(refusalOf(alone)).toEqual([403, 'second_admin_needed']);
    const bank = await platform('bank');
    const approvals = await Promise.all(
      [1, 2].map(() => oja.call('approveProposal', { token: second.token, params: approval })),
    );
    expect(outcomesOf(approvals)).toEqual(['200', '409 approval_ended']);
    expect(await platform('suspense')).toBe(suspense);
    expect(await platform('bank')).toBe(bank + 400_000);
    expect(await listed(reference)).toBeUndefined();
  });

  test('is no payment that Paystack would have to know', async () => {
    const { person, reference } = await addPaid();
    expect((await close(person)).status).toBe(200);
    await reverse(reference);
    await runDueWork();
    expect(await listed(reference)).toBeDefined();
    oja.clock.advance(minuteMs);
    await compareDaily.run(oja.deps, {}, once);
    const { body } = await oja.call('gatewayComparison', { token: first.token });
    const about = body.data.differences.filter((row: object) => JSON.stringify(row).includes(reference));
    expect([body.data.last?.done, about]).toEqual([true, []]);
  });

  test.each([
    ['closing first', true],
    ['the bank first', false],
  ] as const)('and closing at the same moment, %s', async (_name, closesFirst) => {
    const { person, reference } = await addPaid();
    await reverse(reference);
    await oja.sim.deliver();
    const steps: [() => Promise<unknown>, () => Promise<unknown>] = [
      () => close(person),
      () => oja.runJobs(),
    ];
    await inLockOrder<unknown>(
      oja,
      `select from users where id = '${person.id}' for update`,
      closesFirst ? steps : [steps[1], steps[0]],
    );
    const { erasedAt } = await oja.deps.db
      .selectFrom('users')
      .select('erasedAt')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(erasedAt !== null).toBe(closesFirst);
    expect(await walletOf(person)).toBe(closesFirst ? 0 : 400_000);
    expect((await listed(reference)) !== undefined).toBe(closesFirst);
  });
});
