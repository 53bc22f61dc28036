import { hourMs, minuteMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { startOjaWithPaystack } from '../../../../test/paystack.ts';
import { PaystackRefused } from '../../../gateways/paystack/index.ts';
import { withdrawalKit } from './test-withdrawals.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
const first = await oja.person({ role: 'finance', days: 30 });
const { sendTransfer } = oja.deps.paystack;
afterEach(async () => {
  oja.deps.paystack.sendTransfer = sendTransfer;
  await expectCleanLedger(oja);
});

test('one that Paystack refuses keeps its owner until it is sent', async () => {
  oja.deps.paystack.sendTransfer = async () => {
    throw new PaystackRefused('You cannot initiate third party payouts', { status: 400, code: 'no_payouts' });
  };
  const payee = await addPayee();
  const { id } = (await withdraw(payee, 4_000)).body.data;
  await pass(11_000);
  const claimed = await oja.call('claimWork', { token: first.token, params: { kind: 'withdrawal', id } });
  expect(claimed.body.data.owner?.id).toBe(first.id);

  for (const _attempt of [1, 2, 3]) await pass(10 * minuteMs);
  const [item] = (await oja.call('listWork', { token: first.token, query: { kind: 'withdrawal' } })).body
    .data;
  expect(item).toMatchObject({ id, owner: { id: first.id } });

  oja.deps.paystack.sendTransfer = sendTransfer;
  await pass(hourMs);
  expect((await newest(payee))?.status).toBe('paid');
});
