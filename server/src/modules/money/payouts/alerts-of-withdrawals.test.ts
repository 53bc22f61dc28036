import { hourMs, minuteMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { PaystackRefused } from '../../../gateways/paystack/index.ts';
import { withdrawalKit } from './test-withdrawals.ts';
import { waitForGateway } from './wait-for-gateway.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
const [first, second] = [
  await oja.person({ role: 'finance', days: 30 }),
  await oja.person({ role: 'finance', days: 30 }),
];
const { sendTransfer } = oja.deps.paystack;
afterEach(async () => {
  oja.deps.paystack.sendTransfer = sendTransfer;
  await expectCleanLedger(oja);
});

const alertsOf = (subject: string) =>
  oja.deps.db
    .selectFrom('alerts')
    .select(['id', 'resolvedAt', 'note'])
    .where('subject', '=', subject)
    .orderBy('raisedAt')
    .execute();
const unreadOf = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.filter(({ read }) => !read).length;

test('one that Paystack refuses keeps its owner and its alert until it is sent', async () => {
  const before = await unreadOf(second);
  oja.deps.paystack.sendTransfer = async () => {
    throw new PaystackRefused('You cannot initiate third party payouts', { status: 400, code: 'no_payouts' });
  };
  const payee = await addPayee();
  const { id } = (await withdraw(payee, 4_000)).body.data;
  await pass(11_000);
  const claimed = await oja.call('claimWork', { token: first.token, params: { kind: 'withdrawal', id } });
  expect(claimed.body.data.owner?.id).toBe(first.id);
  expect(await unreadOf(second)).toBe(before + 1);

  for (const _attempt of [1, 2, 3]) await pass(10 * minuteMs);
  const [item] = (await oja.call('listWork', { token: first.token, query: { kind: 'withdrawal' } })).body
    .data;
  expect(item).toMatchObject({ id, owner: { id: first.id } });
  expect(await alertsOf(id)).toMatchObject([{ resolvedAt: null }]);
  expect(await unreadOf(second)).toBe(before + 1);

  oja.deps.paystack.sendTransfer = sendTransfer;
  await pass(hourMs);
  expect((await newest(payee))?.status).toBe('paid');
  expect(await alertsOf(id)).toMatchObject([{ note: 'Nothing is left to decide.' }]);
  expect(await unreadOf(second)).toBe(before);
});

test('one that needs a person again is told again', async () => {
  const payee = await addPayee();
  const { id } = (await withdraw(payee, 4_000)).body.data;
  const need = (attention?: 'gateway_refused') => waitForGateway(oja.deps, id, { attention });
  await need('gateway_refused');
  const before = await unreadOf(second);
  await need();
  await need('gateway_refused');
  expect(await unreadOf(second)).toBe(before);
  expect(await alertsOf(id)).toMatchObject([{ note: 'Nothing is left to decide.' }, { resolvedAt: null }]);
});

test('an alert that one member of staff closes is read for all', async () => {
  const payee = await addPayee();
  const { id } = (await withdraw(payee, 4_000)).body.data;
  const before = await unreadOf(second);
  await waitForGateway(oja.deps, id, { attention: 'answers_contradict' });
  expect(await unreadOf(second)).toBe(before + 1);
  const [alert] = await alertsOf(id);
  const close = { token: first.token, params: { id: present(alert).id }, body: { reason: 'Seen.' } };
  expect((await oja.call('resolveAlert', close)).status).toBe(200);
  expect(await unreadOf(second)).toBe(before);
});
