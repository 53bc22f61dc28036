import { hourMs, minuteMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { availableOf, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { readBalance } from '../ledger/index.ts';
import { pollWithdrawals } from './payout.jobs.ts';
import { withdrawalKit } from './test-withdrawals.ts';

const oja = await startOjaWithPaystack();
afterEach(() => expectCleanLedger(oja));

const { addPayee, withdraw, pass, newest, transactions } = withdrawalKit(oja);
const platform = (kind: 'withdrawal_fees' | 'paystack_balance') =>
  readBalance(oja.deps.db, account.platform(kind));

describe('what Paystack does with it', () => {
  test('fails: the money is back, as two completed rows, and the person is told why', async () => {
    const ada = await addPayee(10_000, '0000000001');
    await withdraw(ada, 4_000);
    await pass(11_000);
    await oja.sim.control('POST', '/clock/advance', { hours: 1 });
    await pass(minuteMs);
    expect(await newest(ada)).toMatchObject({ status: 'failed', note: expect.stringContaining('bank') });
    expect(await availableOf(oja, ada)).toBe(10_000);
    const [back, out] = await transactions(ada);
    expect([back?.type, back?.status, out?.type, out?.status]).toEqual([
      'credit',
      'completed',
      'debit',
      'completed',
    ]);
    expect((await oja.mails(ada.email)).map((mail) => mail.subject)).toContain('Withdrawal returned');
  });

  test('fails, with five concurrent webhooks and three pollers: the money is returned once', async () => {
    const ada = await addPayee(10_000, '0000000001');
    await withdraw(ada, 4_000);
    await pass(11_000);
    await oja.sim.spoilEvent('transfer.failed', { kind: 'duplicate', copies: 5 });
    const poll = () => pollWithdrawals.run(oja.deps, {}, { number: 1, last: false });
    oja.clock.advance(hourMs);
    await oja.sim.control('POST', '/clock/advance', { hours: 1 });
    await Promise.all([oja.runJobs(), poll(), poll(), poll()]);
    await pass(minuteMs);
    expect(await newest(ada)).toMatchObject({ status: 'failed' });
    expect(await availableOf(oja, ada)).toBe(10_000);
  });

  test('pays and takes it back later: everything returns, the fee too', async () => {
    const ada = await addPayee(10_000, '0000000002');
    await withdraw(ada, 4_000);
    await pass(11_000);
    for (let n = 0; n < 3; n += 1) {
      await oja.sim.control('POST', '/clock/advance', { hours: 24 });
      await pass(2 * minuteMs);
    }
    expect((await newest(ada))?.status).toBe('failed');
    expect(await availableOf(oja, ada)).toBe(10_000);
  });

  test('wants a one-time password: a person is called, the money stays held', async () => {
    const admin = await oja.person({ role: 'admin' });
    const ada = await addPayee(10_000, '0000000003');
    await withdraw(ada, 4_000);
    await pass(11_000);
    expect((await newest(ada))?.status).toBe('sending');
    expect(await availableOf(oja, ada)).toBe(6_000);
    const queue = await oja.call('adminWithdrawals', { token: admin.token, query: { attention: '1' } });
    expect(queue.body.data[0]).toMatchObject({ attention: 'otp_needed', person: { email: ada.email } });
    const reference = queue.body.data[0]?.reference;
    const notifications = await oja.call('listNotifications', { token: admin.token });
    expect(notifications.body.data.map(({ link }) => link)).toContain(
      `/admin/withdrawals?search=${reference}`,
    );
    await oja.sim.control('POST', `/transfers/${reference}`, { status: 'success' });
    await pass(minuteMs);
    expect((await newest(ada))?.status).toBe('paid');
  });

  test.each([
    ['0000000004', 'answers 500 although it took it'],
    ['0000000005', 'never answers although it took it'],
  ])('account %s %s: unclear is not failed, and it is paid once', async (accountNumber) => {
    const ada = await addPayee(10_000, accountNumber);
    const before = await platform('paystack_balance');
    await withdraw(ada, 4_000);
    await pass(11_000);
    for (let n = 0; n < 4; n += 1) await pass(minuteMs);
    expect((await newest(ada))?.status).toBe('paid');
    expect(await availableOf(oja, ada)).toBe(6_000);
    const spent = (await platform('paystack_balance')) - before;
    expect(spent).toBeGreaterThanOrEqual(395_000);
    expect(spent).toBeLessThan(395_000 + 10_000);
  });

  test.each([
    'timeout-before',
    'timeout-after',
    'error-before',
    'error-after',
    'html',
    'malformed',
    'rate-limited',
  ])('a call to send that ends with %s goes out once in the end', async (kind) => {
    const ada = await addPayee();
    await withdraw(ada, 4_000);
    await oja.sim.spoilCall('POST /transfer', { kind });
    await pass(11_000);
    expect(['sending', 'paid']).toContain((await newest(ada))?.status);
    for (let n = 0; n < 3; n += 1) await pass(2 * minuteMs);
    expect((await newest(ada))?.status).toBe('paid');
    const { transfers } = (await oja.sim.control('GET', '/state')) as { transfers: { reference: string }[] };
    const { reference } = present(await newest(ada));
    expect(transfers.filter((transfer) => transfer.reference === reference)).toHaveLength(1);
  });

  test('refuses a reference it knows: that means accepted, not refused', async () => {
    const ada = await addPayee(10_000, '0000000005');
    await oja.sim.spoilEvent('transfer.success', { kind: 'drop' });
    await withdraw(ada, 4_000);
    await pass(11_000);
    expect((await newest(ada))?.status).toBe('sending');
    const real = oja.deps.paystack.verifyTransfer;
    // Paystack accepted the transfer, but does not list it yet.
    oja.deps.paystack.verifyTransfer = async () => {
      oja.deps.paystack.verifyTransfer = real;
      return undefined;
    };
    await pass(minuteMs);
    expect((await newest(ada))?.status).toBe('paid');
    expect(await availableOf(oja, ada)).toBe(6_000);
  });

  test('has too little balance: it waits for a top-up and is then sent', async () => {
    const ada = await addPayee();
    const state = (await oja.sim.control('POST', '/balance', { set: 1_000 })) as unknown;
    expect(state).toBeDefined();
    await withdraw(ada, 4_000);
    await pass(11_000);
    expect((await newest(ada))?.status).toBe('requested');
    await oja.sim.control('POST', '/balance', { set: 100_000_000_00 });
    await pass(2 * minuteMs);
    expect((await newest(ada))?.status).toBe('paid');
  });

  test('has another amount: nothing moves, payouts freeze, staff are alerted', async () => {
    const [ada, obi, admin] = [await addPayee(), await addPayee(), await oja.person({ role: 'admin' })];
    await withdraw(ada, 4_000);
    await oja.sim.spoilCall('POST /transfer', { kind: 'wrong-amount', byKobo: -100 });
    await oja.sim.spoilCall('GET /transfer/verify/:reference', { kind: 'wrong-amount', byKobo: -100 });
    await pass(11_000);
    expect((await newest(ada))?.status).toBe('sending');
    await withdraw(obi, 2_000);
    await pass(11_000);
    expect((await newest(obi))?.status).toBe('requested');
    const watch = await oja.call('moneyWatch', { token: admin.token });
    expect(watch.body.data.payouts.frozen).toBe(true);
    const resume = () =>
      oja.call('resumePayouts', { token: admin.token, body: { reason: 'Looked at it with Paystack.' } });
    expect((await resume()).status).toBe(200);
    expect(refusalOf(await resume())).toEqual([409, 'state_conflict']);
    await pass(2 * minuteMs);
    expect((await newest(obi))?.status).toBe('paid');
    const { id } = present(await newest(ada));
    const checked = await oja.call('adminCheckWithdrawal', { token: admin.token, params: { id } });
    expect(checked.body.data).toMatchObject({ status: 'paid', attention: null });
  });
});

describe('staff', () => {
  test('give money back only when Paystack never took it', async () => {
    const [ada, admin] = [await addPayee(), await oja.person({ role: 'admin' })];
    const { id } = (await withdraw(ada, 4_000)).body.data;
    await oja.sim.spoilCall('POST /transfer', { kind: 'timeout-before' });
    await pass(11_000);
    const giveBack = () =>
      oja.call('adminReturnWithdrawal', {
        token: admin.token,
        params: { id },
        body: { reason: 'The person asked for it.' },
      });
    expect((await giveBack()).body.message).toContain('half a minute');
    oja.clock.advance(31_000);
    expect((await giveBack()).body.data.status).toBe('failed');
    expect(await availableOf(oja, ada)).toBe(10_000);
    await pass(hourMs);
    expect((await newest(ada))?.status).toBe('failed');
    const audited = await oja.deps.db
      .selectFrom('auditLog')
      .select('reason')
      .where('action', '=', 'withdrawal.returned')
      .executeTakeFirstOrThrow();
    expect(audited.reason).toBe('The person asked for it.');
  });

  test('cannot give back what Paystack has', async () => {
    const [ada, admin] = [await addPayee(10_000, '0000000003'), await oja.person({ role: 'admin' })];
    const { id } = (await withdraw(ada, 4_000)).body.data;
    await pass(11_000);
    oja.clock.advance(minuteMs);
    const answer = await oja.call('adminReturnWithdrawal', {
      token: admin.token,
      params: { id },
      body: { reason: 'Impatience.' },
    });
    expect(refusalOf(answer)).toEqual([409, 'withdrawal_state_conflict']);
    expect(answer.body.message).toContain('can still leave');
    expect(await availableOf(oja, ada)).toBe(6_000);
  });

  test('decide about no withdrawal of their own, and only ask Paystack about it', async () => {
    const [ada, admin] = [await addPayee(10_000, '0000000003'), await oja.person({ role: 'admin' })];
    const { id } = (await withdraw(ada, 4_000)).body.data;
    await pass(11_000);
    const owner = await oja.person({ role: 'finance' });
    const give = 'update withdrawals set user_id = $2 where id = $1';
    await asOwner(oja, give, [id, owner.id]);
    const own = { token: owner.token, params: { id } };
    const refused = [409, 'own_account_refused'];
    const giveBack = { ...own, body: { reason: 'I changed my mind.' } };
    expect(refusalOf(await oja.call('adminReturnWithdrawal', giveBack))).toEqual(refused);
    const password = { ...own, body: { otp: '123456' } };
    expect(refusalOf(await oja.call('adminEnterOtp', password))).toEqual(refused);
    expect(refusalOf(await oja.call('adminResendOtp', own))).toEqual(refused);
    const checked = await oja.call('adminCheckWithdrawal', own);
    expect(checked.body.data).toMatchObject({ status: 'sending', actions: ['check_again'] });
    const query = { search: owner.email };
    const actionsFor = async ({ token }: { token: string }) =>
      (await oja.call('adminWithdrawals', { token, query })).body.data.map(({ actions }) => actions);
    expect(await actionsFor(owner)).toEqual([['check_again']]);
    expect(await actionsFor(admin)).toEqual([['enter_otp', 'check_again']]);
    await asOwner(oja, give, [id, ada.id]);
    expect((await oja.call('adminEnterOtp', { ...password, token: owner.token })).body.data.status).toBe(
      'paid',
    );
  });
});

describe('the one-time password that Paystack asks for', () => {
  const hold = async () => {
    const [ada, admin] = [await addPayee(10_000, '0000000003'), await oja.person({ role: 'admin' })];
    const { id } = (await withdraw(ada, 4_000)).body.data;
    await pass(11_000);
    const enter = (otp: string) =>
      oja.call('adminEnterOtp', { token: admin.token, params: { id }, body: { otp } });
    return { ada, admin, id, enter };
  };

  test('is entered by an administrator, and the transfer leaves; a wrong one changes nothing', async () => {
    const { ada, admin, id, enter } = await hold();
    const { body } = await oja.call('adminWithdrawals', { token: admin.token, query: { attention: '1' } });
    expect(body.data.find((row) => row.id === id)).toMatchObject({
      gateway_status: 'otp',
      sent_at: expect.any(String),
      actions: ['enter_otp', 'check_again'],
    });
    const wrong = await enter('000000');
    expect([wrong.status, wrong.body]).toMatchObject([422, { code: 'transfer_otp_wrong' }]);
    expect((await newest(ada))?.status).toBe('sending');
    const again = await oja.call('adminResendOtp', { token: admin.token, params: { id } });
    expect([again.status, again.body.message]).toEqual([200, 'Code Sent Again']);
    expect((await enter('123456')).body.data).toMatchObject({ status: 'paid', actions: [] });
    expect(await availableOf(oja, ada)).toBe(6_000);
    expect((await enter('123456')).body).toMatchObject({ code: 'withdrawal_state_conflict' });
    const lines = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'actorId', 'before', 'after'])
      .where('subjectId', '=', id)
      .where('action', 'like', 'withdrawal.otp%')
      .orderBy('position')
      .execute();
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['withdrawal.otp_entered', admin.id],
      ['withdrawal.otp_resent', admin.id],
      ['withdrawal.otp_entered', admin.id],
    ]);
    expect(JSON.stringify(lines)).not.toContain('123456');
  });

  test('is not passed on while payouts are frozen or the owner is suspended', async () => {
    const { ada, admin, enter } = await hold();
    const finalize = vi.spyOn(oja.deps.paystack, 'finalizeTransfer');
    const body = { reason: 'Something is wrong.' };
    await oja.call('freezePayouts', { token: admin.token, body });
    expect((await enter('123456')).body).toMatchObject({ message: expect.stringContaining('frozen') });
    await oja.call('resumePayouts', { token: admin.token, body });
    await oja.deps.db.updateTable('users').set({ status: 'banned' }).where('id', '=', ada.id).execute();
    expect((await enter('123456')).body).toMatchObject({ message: expect.stringContaining('suspended') });
    expect(finalize).not.toHaveBeenCalled();
    await oja.deps.db.updateTable('users').set({ status: 'active' }).where('id', '=', ada.id).execute();
    expect((await enter('123456')).body.data.status).toBe('paid');
    finalize.mockRestore();
  });

  test('is refused for a withdrawal that needs none', async () => {
    const [ada, admin] = [await addPayee(10_000), await oja.person({ role: 'admin' })];
    const { id } = (await withdraw(ada, 4_000)).body.data;
    const answer = await oja.call('adminEnterOtp', {
      token: admin.token,
      params: { id },
      body: { otp: '123456' },
    });
    expect(refusalOf(answer)).toEqual([409, 'withdrawal_state_conflict']);
    expect(answer.body.message).toContain('does not ask');
  });
});
