import { hourMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { confirmEmail, fund, linkAccount, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { suspendUser, unsuspendUser } from '../../people/sanctions/index.ts';
import { pollWithdrawals } from './payout.jobs.ts';

const oja = await startOjaWithPaystack();

test('a withdrawal of a suspended user waits with its money held, and is sent once they are active again', async () => {
  const admin = await oja.person({ role: 'admin' });
  const by = { id: admin.id, role: 'admin', label: admin.email } as const;
  const ada = await oja.person({ days: 30 });
  await confirmEmail(oja, ada);
  await fund(oja, ada, 10_000);
  const accountId = await linkAccount(oja, ada);
  const body = { amount: 4_000, method: 'bank', bank_account_id: accountId } as const;
  expect((await oja.call('requestWithdrawal', { token: ada.token, body })).status).toBe(200);

  await suspendUser(oja.deps, { userId: ada.id, by });
  expect(await pass(10 * minuteMs)).toMatchObject({ status: 'requested', attention: 'owner_suspended' });
  await unsuspendUser(oja.deps, { userId: ada.id, by, provenBy: new SystemCaller('test') });
  expect(await pass(2 * hourMs)).toMatchObject({ status: 'paid', attention: null });
  await expectCleanLedger(oja);
});

/** Advances the clock and returns the only withdrawal. */
async function pass(ms: number) {
  oja.clock.advance(ms);
  await oja.runJobs();
  await pollWithdrawals.run(oja.deps, {}, { number: 1, last: false });
  await oja.sim.deliver();
  await oja.runJobs();
  return oja.deps.db.selectFrom('withdrawals').selectAll().executeTakeFirstOrThrow();
}
