import { hourMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { countRowWaiters, holdRows } from '../../../../test/held-rows.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  availableOf,
  confirmEmail,
  fund,
  linkAccount,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOjaWithPaystack();

async function addPayee(): Promise<{ ada: Person; accountId: string }> {
  const ada = await oja.person({ days: 30 });
  await confirmEmail(oja, ada);
  await fund(oja, ada, 10_000);
  const accountId = await linkAccount(oja, ada);
  oja.clock.advance(25 * hourMs);
  return { ada, accountId };
}

const withdraw = (ada: Person, accountId: string, key?: string) =>
  oja.call('requestWithdrawal', {
    token: ada.token,
    body: { amount: 1_000, method: 'bank', bank_account_id: accountId },
    ...(key ? { headers: { 'idempotency-key': key } } : {}),
    proof: false,
  });
const prove = (ada: Person) => oja.call('proveUser', { token: ada.token, body: { password: ada.password } });

test('a withdrawal needs a proof, and is repeated with the same key once there is one', async () => {
  const { ada, accountId } = await addPayee();
  expect(refusalOf(await withdraw(ada, accountId, 'one'))).toEqual([403, 'proof_required']);
  expect(await availableOf(oja, ada)).toBe(10_000);
  await prove(ada);
  const done = await withdraw(ada, accountId, 'one');
  expect(done.status).toBe(200);
  expect(await availableOf(oja, ada)).toBe(9_000);

  oja.clock.advance(10 * minuteMs);
  const repeated = await withdraw(ada, accountId, 'one');
  expect([repeated.status, repeated.body.data.id]).toEqual([200, done.body.data.id]);
  expect(refusalOf(await withdraw(ada, accountId, 'two'))).toEqual([403, 'proof_required']);
  expect(await availableOf(oja, ada)).toBe(9_000);
  await expectCleanLedger(oja);
});

test('a proof that ends while the withdrawal waits for its turn is not enough', async () => {
  const { ada, accountId } = await addPayee();
  await prove(ada);
  const held = `select from users where id = '${ada.id}' for update`;
  const asked: ReturnType<typeof withdraw>[] = [];
  await holdRows(oja, held, async () => {
    asked.push(withdraw(ada, accountId));
    await expect.poll(() => countRowWaiters(oja), { interval: 20 }).toBe(1);
    oja.clock.advance(10 * minuteMs);
  });
  expect(outcomesOf(await Promise.all(asked))).toEqual(['403 proof_required']);
  expect(await availableOf(oja, ada)).toBe(10_000);
});

test('a bank account that is linked while the proof ends is not kept', async () => {
  const { ada } = await addPayee();
  await prove(ada);
  const asked: ReturnType<typeof oja.call>[] = [];
  await holdRows(oja, `select from users where id = '${ada.id}' for update`, async () => {
    asked.push(
      oja.call('linkBankAccount', {
        token: ada.token,
        body: { bankName: 'Test Bank', bankCode: '001', accountNumber: '0123456700', accountName: 'Ada' },
        proof: false,
      }),
    );
    await expect.poll(() => countRowWaiters(oja), { interval: 20 }).toBe(1);
    oja.clock.advance(10 * minuteMs);
  });
  expect(outcomesOf(await Promise.all(asked))).toEqual(['403 proof_required']);
  const accounts = await oja.call('listBankAccounts', { token: ada.token });
  expect(accounts.body.data).toHaveLength(1);
});
