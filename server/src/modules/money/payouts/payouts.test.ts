import { hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  availableOf,
  fund,
  linkAccount,
  linkNewAccount,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../ledger/index.ts';
import { withdrawalKit } from './test-withdrawals.ts';

const oja = await startOjaWithPaystack();
afterEach(() => expectCleanLedger(oja));

const { addPayee, withdraw, pass, newest, transactions } = withdrawalKit(oja);
const platform = (kind: 'withdrawal_fees' | 'paystack_balance') =>
  readBalance(oja.deps.db, account.platform(kind));

describe('a withdrawal', () => {
  test('sets the money aside, is sent after a moment to think again, and arrives less the fee, U693 U876 U883', async () => {
    const ada = await addPayee(10_000);
    const fees = await platform('withdrawal_fees');
    const { status, body } = await withdraw(ada, 4_000);
    expect([status, body.data]).toMatchObject([
      200,
      { amount: 4_000, fee: 50, net_amount: 3_950, status: 'requested', actions: ['cancel'] },
    ]);
    expect(await availableOf(oja, ada)).toBe(6_000);
    expect((await transactions(ada))[0]).toMatchObject({ type: 'debit', amount: 4_000, status: 'pending' });
    await pass(11_000);
    expect(await newest(ada)).toMatchObject({ status: 'paid', actions: [] });
    expect((await transactions(ada))[0]).toMatchObject({ amount: 4_000, status: 'completed' });
    expect(await platform('withdrawal_fees')).toBe(fees + 5_000);
  });

  test('of everything is fine', async () => {
    const ada = await addPayee(1_000);
    expect((await withdraw(ada, 1_000)).status).toBe(200);
    expect(await availableOf(oja, ada)).toBe(0);
  });

  test.each([
    [0, 400, 'invalid_input', 'Please enter a valid amount.'],
    [-1, 400, 'invalid_input', 'Please enter a valid amount.'],
    [12.345, 400, 'invalid_input', 'at most two decimals'],
    ['100', 400, 'invalid_input', 'amount'],
    [null, 400, 'invalid_input', 'amount'],
    [149.99, 400, 'withdrawal_too_small', 'Minimum withdrawal: ₦100'],
    [1_000.01, 422, 'wallet_balance_too_low', 'Please enter a valid amount within your available balance.'],
  ])('of %s is refused with %i and changes nothing', async (amount, status, code, sentence) => {
    const ada = await addPayee(1_000);
    const answer = await oja.callRaw('requestWithdrawal', {
      token: ada.token,
      body: { amount, method: 'bank', bank_account_id: ada.accountId },
    });
    expect(refusalOf(answer)).toEqual([status, code]);
    expect(answer.body.message).toContain(sentence);
    expect(await availableOf(oja, ada)).toBe(1_000);
  });

  test('twice at once with money for one goes out once', async () => {
    const ada = await addPayee(1_000);
    const answers = await Promise.all(Array.from({ length: 6 }, () => withdraw(ada, 700)));
    expect(outcomesOf(answers)).toEqual([
      '200',
      '422 wallet_balance_too_low',
      '422 wallet_balance_too_low',
      '422 wallet_balance_too_low',
      '422 wallet_balance_too_low',
      '422 wallet_balance_too_low',
    ]);
  });

  test('sent twice with one key is one withdrawal', async () => {
    const ada = await addPayee(1_000);
    const send = (amount: number) =>
      oja.call('requestWithdrawal', {
        token: ada.token,
        body: { amount, method: 'bank', bank_account_id: ada.accountId },
        headers: { 'idempotency-key': 'one' },
      });
    const [one, two] = await Promise.all([send(300), send(300)]);
    expect(two.body.data.id).toBe(one.body.data.id);
    expect(refusalOf(await send(400))).toEqual([422, 'idempotency_key_reused']);
    expect(await availableOf(oja, ada)).toBe(700);
  });

  test('stops at the daily limit of the settings, two at once too', async () => {
    const ada = await addPayee(9_000_000);
    const answers = await Promise.all([withdraw(ada, 3_000_000), withdraw(ada, 3_000_000)]);
    expect(outcomesOf(answers)).toEqual(['200', '422 withdrawal_limit_reached']);
    oja.clock.advance(24 * hourMs + 1);
    expect((await withdraw(ada, 3_000_000)).status).toBe(200);
  });

  test('requested while payouts are frozen says so at once, and no longer when it was sent', async () => {
    const [ada, { token }] = [await addPayee(10_000), await oja.person({ role: 'admin' })];
    const body = { reason: 'A test.' };
    expect((await oja.call('freezePayouts', { token, body })).status).toBe(200);
    const options = await oja.call('withdrawalOptions', { token: ada.token });
    expect(options.body.data.payouts_paused).toBe(true);
    const note =
      'Payouts are paused at the moment. Your money is set aside and goes out as soon as they resume.';
    expect((await withdraw(ada, 500)).body.data).toMatchObject({ status: 'requested', note });
    await pass(11_000);
    expect(await newest(ada)).toMatchObject({ status: 'requested', note });
    expect((await oja.call('resumePayouts', { token, body })).status).toBe(200);
    // Without waiting for the next poll.
    await oja.runJobs();
    expect(await newest(ada)).toMatchObject({ status: 'paid', note: null });
  });

  test('needs a confirmed address', async () => {
    const ada = await oja.person();
    await fund(oja, ada, 1_000);
    const answer = await withdraw({ ...ada, accountId: await linkAccount(oja, ada) }, 500);
    expect(refusalOf(answer)).toEqual([403, 'email_unconfirmed']);
  });

  test('waits a day after a changed password, and says until when', async () => {
    const ada = await addPayee();
    await oja.deps.db
      .updateTable('users')
      .set({ passwordChangedAt: oja.clock.now })
      .where('id', '=', ada.id)
      .execute();
    const answer = await withdraw(ada, 500);
    expect(refusalOf(answer)).toEqual([409, 'withdrawals_waiting']);
    expect(answer.body.message).toContain('Lagos time');
    const options = await oja.call('withdrawalOptions', { token: ada.token });
    expect(options.body.data.blocked?.until).toBe(
      new Date(oja.clock.now.getTime() + 24 * hourMs).toISOString(),
    );
    oja.clock.advance(24 * hourMs);
    expect((await withdraw(ada, 500)).status).toBe(200);
  });

  test('to a new bank account waits a day', async () => {
    const ada = await addPayee();
    const second = await linkNewAccount(oja, ada, '2222222222');
    const answer = await withdraw(ada, 500, { bank_account_id: second });
    expect(refusalOf(answer)).toEqual([409, 'withdrawals_waiting']);
    oja.clock.advance(24 * hourMs);
    expect((await withdraw(ada, 500, { bank_account_id: second })).status).toBe(200);
  });

  test('to the bank account of another user is not possible', async () => {
    const [ada, eve] = [await addPayee(), await addPayee()];
    expect(refusalOf(await withdraw(ada, 500, { bank_account_id: eve.accountId }))).toEqual([
      404,
      'not_found',
    ]);
  });

  test.each([
    [{ method: 'bank', bank_account_id: undefined }, 'destination_missing'],
    [{ method: 'mobile', bank_account_id: undefined }, 'destination_missing'],
    [{ method: 'mobile', bank_account_id: undefined, mobile_provider: '999992' }, 'destination_missing'],
    [{ method: 'card', bank_account_id: undefined }, 'destination_missing'],
    [{ method: 'cheque' }, 'invalid_input'],
    [{ method: undefined }, 'invalid_input'],
  ])('without a destination is refused, U684 to U690 (%j)', async (more, code) => {
    const { token, accountId } = await addPayee();
    const body = { amount: 500, bank_account_id: accountId, ...more };
    expect(refusalOf(await oja.callRaw('requestWithdrawal', { token, body }))).toEqual([400, code]);
  });
});

describe('calling a withdrawal back', () => {
  const cancel = (person: Person, id: string) =>
    oja.call('cancelWithdrawal', { token: person.token, params: { id } });

  test('before it is sent gives everything back; twice, or by a stranger, it does not', async () => {
    const [ada, eve] = [await addPayee(), await addPayee()];
    const { id } = (await withdraw(ada, 4_000)).body.data;
    expect(refusalOf(await cancel(eve, id))).toEqual([404, 'not_found']);
    const answers = await Promise.all([cancel(ada, id), cancel(ada, id)]);
    expect(outcomesOf(answers)).toEqual(['200', '409 withdrawal_state_conflict']);
    expect(await availableOf(oja, ada)).toBe(10_000);
    await pass(hourMs);
    expect((await newest(ada))?.status).toBe('cancelled');
  });

  test('at the moment it is sent has exactly one outcome', async () => {
    const ada = await addPayee();
    const { id } = (await withdraw(ada, 4_000)).body.data;
    const [cancelled] = await Promise.all([cancel(ada, id), pass(11_000)]);
    const { status } = present(await newest(ada));
    expect([200, 409]).toContain(cancelled.status);
    expect(status).toBe(cancelled.status === 200 ? 'cancelled' : 'paid');
    expect(await availableOf(oja, ada)).toBe(cancelled.status === 200 ? 10_000 : 6_000);
  });

  test('after it was paid is refused', async () => {
    const ada = await addPayee();
    const { id } = (await withdraw(ada, 4_000)).body.data;
    await pass(11_000);
    expect((await cancel(ada, id)).body.message).toBe('This withdrawal has been paid already.');
  });
});

describe('an account with money', () => {
  test('cannot be deleted until it is empty', async () => {
    const ada = await addPayee(1_000);
    const remove = () => oja.call('deleteUser', { token: ada.token, body: { password: ada.password } });
    expect((await remove()).body.message).toContain('₦1,000.00');
    await withdraw(ada, 1_000);
    expect((await remove()).body.message).toContain('on its way');
    await pass(11_000);
    expect((await remove()).status).toBe(200);
  });
});

describe('a clock that jumps', () => {
  test('back a day between request and sending delays it, and pays it once', async () => {
    const ada = await addPayee();
    await withdraw(ada, 4_000);
    oja.clock.advance(-24 * hourMs);
    await pass(0);
    expect((await newest(ada))?.status).toBe('requested');
    await pass(25 * hourMs);
    await pass(hourMs);
    expect((await newest(ada))?.status).toBe('paid');
    expect(await availableOf(oja, ada)).toBe(6_000);
  });

  test('forward and back does not open a waiting time that has not passed', async () => {
    const ada = await addPayee();
    const second = await linkNewAccount(oja, ada, '2222222222');
    oja.clock.advance(23 * hourMs);
    expect(refusalOf(await withdraw(ada, 500, { bank_account_id: second }))).toEqual([
      409,
      'withdrawals_waiting',
    ]);
    oja.clock.advance(-48 * hourMs);
    expect(refusalOf(await withdraw(ada, 500, { bank_account_id: second }))).toEqual([
      409,
      'withdrawals_waiting',
    ]);
    oja.clock.advance(49 * hourMs);
    expect((await withdraw(ada, 500, { bank_account_id: second })).status).toBe(200);
  });

  test('the statement keeps its order and its running balance through all of it', async () => {
    const ada = await addPayee(1_000);
    oja.clock.advance(-hourMs);
    await fund(oja, ada, 200);
    oja.clock.advance(2 * hourMs);
    await fund(oja, ada, 300);
    const rows = await transactions(ada);
    expect(rows.map((row) => row.balance_after)).toEqual([1_500, 1_200, 1_000]);
  });
});
