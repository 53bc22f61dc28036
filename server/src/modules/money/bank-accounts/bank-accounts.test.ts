import { hourMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  confirmEmail,
  fund,
  linkAccount,
  linkMobile,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { makeFinance } from '../../../../test/people.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOjaWithPaystack();
afterEach(() => expectCleanLedger(oja));

const link = (token: string, body: Record<string, unknown>) =>
  oja.call('linkBankAccount', {
    token,
    body: { bankName: 'Test Bank', accountNumber: '0123456789', accountName: 'Whoever', ...body },
  });
const switchSecondFactorOn = (person: Person) =>
  oja.deps.db
    .updateTable('users')
    .set({ twoFactorEnabledAt: oja.clock.now })
    .where('id', '=', person.id)
    .execute();
const list = async (token: string) => (await oja.call('listBankAccounts', { token })).body.data;

describe('the banks', () => {
  test('are those of the gateway, with their real names and codes', async () => {
    const ada = await oja.person();
    const { body } = await oja.call('listBanks', { token: ada.token });
    expect(body.data).toContainEqual({ name: 'Guaranty Trust Bank', code: '058' });
    expect(body.data).toContainEqual({ name: 'Test Bank', code: '001' });
  });

  test('are remembered while the gateway is out', async () => {
    const ada = await oja.person();
    await oja.call('listBanks', { token: ada.token });
    oja.clock.advance(25 * hourMs);
    const fresh = await oja.person();
    await oja.sim.spoilCall('GET /bank', { kind: 'error-before' }, 3);
    const { status, body } = await oja.call('listBanks', { token: fresh.token });
    expect([status, body.data.length > 10]).toEqual([200, true]);
  });
});

describe('linking a bank account', () => {
  test('keeps the spelling of the bank, masks the number and makes the first one primary, U463 to U470 U778 U779', async () => {
    const ada = await oja.person();
    const { status, body } = await link(ada.token, { accountName: 'ada' });
    expect([status, body.message]).toEqual([200, 'Bank Account Linked Successfully!']);
    expect(body.data).toMatchObject({
      id: expect.any(String),
      bank_name: 'Test Bank',
      account_number: '******6789',
      account_name: 'TEST ACCOUNT 0123456789',
      kind: 'bank',
      is_primary: true,
      usable_from: new Date(oja.clock.now.getTime() + 24 * hourMs).toISOString(),
      status: 'active',
    });
    const [row] = await oja.deps.db
      .selectFrom('bankAccounts')
      .selectAll()
      .where('userId', '=', ada.id)
      .execute();
    expect(row?.accountNumber.toString('latin1')).not.toContain('0123456789');
  });

  test('by code alone or by name alone finds the bank', async () => {
    const ada = await oja.person();
    const byName = await link(ada.token, { bankName: 'guaranty trust bank' });
    expect(byName.body.data.bank_code).toBe('058');
    const byCode = await link(ada.token, {
      bankName: 'whatever',
      bankCode: '044',
      accountNumber: '1111111111',
    });
    expect(byCode.body.data.bank_name).toBe('Access Bank');
  });

  test.each([
    ['123456789', 400, 'invalid_input'],
    ['12345678901', 400, 'invalid_input'],
    ['12345abcde', 400, 'invalid_input'],
    ['0000000000', 422, 'account_unresolved'],
  ])('refuses the number %s with %i', async (accountNumber, ...refusal) => {
    const ada = await oja.person();
    expect(refusalOf(await link(ada.token, { accountNumber }))).toEqual(refusal);
    expect(await list(ada.token)).toEqual([]);
  });

  test.each([
    [{ bankName: 'A bank with a name of more than thirty letters' }, 'invalid_input'],
    [{ bankName: 'Nobody Bank' }, 'bank_unknown'],
    [{ bankCode: '77777' }, 'bank_unknown'],
    [{ accountName: '' }, 'invalid_input'],
  ])('refuses %j', async (body, code) => {
    const ada = await oja.person();
    expect(refusalOf(await link(ada.token, body))).toEqual([400, code]);
  });

  test('twice is refused, at the same moment too', async () => {
    const ada = await oja.person();
    const answers = await Promise.all([link(ada.token, {}), link(ada.token, {}), link(ada.token, {})]);
    expect(outcomesOf(answers)).toEqual([
      '200',
      '409 bank_account_linked_already',
      '409 bank_account_linked_already',
    ]);
    expect(await list(ada.token)).toHaveLength(1);
  });

  test('every one can be used only after a day, the first one too', async () => {
    const ada = await oja.person({ days: 3 });
    await confirmEmail(oja, ada);
    const first = await link(ada.token, {});
    const second = await link(ada.token, { accountNumber: '2222222222' });
    const tomorrow = new Date(oja.clock.now.getTime() + 24 * hourMs).toISOString();
    for (const { body } of [first, second]) {
      expect(body.data.usable_from).toBe(tomorrow);
      expect(body.data.actions).not.toContain('withdraw');
    }
    oja.clock.advance(24 * hourMs);
    expect((await list(ada.token)).map((row) => row.usable_from)).toEqual([null, null]);
  });

  test.each([
    ['with a confirmed address and a second factor, at once', true, true, true],
    ['without a confirmed address, after a day', false, true, false],
    ['without a second factor, after a day', true, false, false],
  ])('the first destination ever: %s', async (_what, emailConfirmed, hasSecondFactor, isAtOnce) => {
    const ada = await oja.person();
    if (emailConfirmed) await confirmEmail(oja, ada);
    if (hasSecondFactor) await switchSecondFactorOn(ada);
    expect((await link(ada.token, {})).body.data.usable_from === null).toBe(isAtOnce);
    const second = await link(ada.token, { accountNumber: '2222222222' });
    expect(second.body.data.usable_from).not.toBeNull();
  });

  test('a destination of another kind, or a removed one, was the first', async () => {
    const [byMobile, byCard, removed] = [await oja.person(), await oja.person(), await oja.person()];
    for (const person of [byMobile, byCard, removed]) {
      await confirmEmail(oja, person);
      await switchSecondFactorOn(person);
    }
    await linkMobile(oja, byMobile);
    await fund(oja, byCard, 500);
    const id = await linkAccount(oja, removed);
    await oja.call('deleteBankAccount', { token: removed.token, params: { id } });
    for (const person of [byMobile, byCard, removed]) {
      const next = await link(person.token, { accountNumber: '2222222222' });
      expect(next.body.data.usable_from).not.toBeNull();
      expect(next.body.data.is_primary).toBe(true);
    }
  });

  test('shows it in the list, with status, data and message, U776 U777', async () => {
    const ada = await oja.person();
    const id = await linkAccount(oja, ada);
    const { body } = await oja.call('listBankAccounts', { token: ada.token });
    expect([body.status, body.data.map((row) => row.id), body.message]).toEqual(['success', [id], 'Success']);
  });

  test('notifies the owner by mail', async () => {
    const ada = await oja.person();
    await link(ada.token, {});
    await oja.runJobs();
    expect((await oja.mails(ada.email)).map((mail) => mail.subject)).toContain('Bank account linked');
  });

  test('says so when the gateway does not answer, and keeps nothing', async () => {
    const ada = await oja.person();
    await oja.sim.spoilCall('POST /transferrecipient', { kind: 'timeout-before' });
    const { status, body } = await link(ada.token, {});
    expect([status, body.code]).toEqual([502, 'payments_unclear']);
    expect(await list(ada.token)).toEqual([]);
  });
});

describe('the holder of an account', () => {
  const nameOf = async (id: string, name: string) =>
    oja.deps.db.updateTable('users').set({ name }).where('id', '=', id).execute();
  const rename = (accountName: string) => {
    const real = oja.deps.paystack.resolveAccount;
    oja.deps.paystack.resolveAccount = async () => ({ accountName });
    return () => {
      oja.deps.paystack.resolveAccount = real;
    };
  };

  test.each([
    ['OBI ADA NGOZI', 200, 'active'],
    ['OBI CHIDI', 200, 'in_review'],
    ['NWOSU CHIDI', 422, undefined],
  ])('%s: %i %s', async (bankSays, status, state) => {
    const ada = await oja.person();
    await nameOf(ada.id, 'Ada Obi');
    oja.deps.sessions.invalidateUser(ada.id);
    const back = rename(bankSays);
    try {
      const linked = await link(ada.token, {
        accountNumber: String(1_000_000_000 + Math.floor(Math.random() * 1e9)),
      });
      expect([linked.status, linked.body.data?.status]).toEqual([status, state]);
    } finally {
      back();
    }
  });

  test('that matches in part waits for staff, who are notified and whose decision is audited', async () => {
    const [ada, admin] = [await oja.person(), await oja.person({ role: 'admin' })];
    await nameOf(ada.id, 'Ada Obi');
    oja.deps.sessions.invalidateUser(ada.id);
    const back = rename('OBI CHIDI');
    const linked = await link(ada.token, { accountNumber: '3333333333' }).finally(back);
    const { id } = linked.body.data;
    const queue = await oja.call('adminReviewAccounts', { token: admin.token });
    expect(queue.body.data.map((row) => row.id)).toContain(id);
    const decide = (accept: boolean) =>
      oja.call('adminDecideAccount', {
        token: admin.token,
        params: { id },
        body: { accept, account_name: 'OBI CHIDI', reason: 'A second family name.' },
      });
    expect((await decide(true)).status).toBe(200);
    expect(refusalOf(await decide(false))).toEqual([409, 'state_conflict']);
    expect((await list(ada.token))[0]?.status).toBe('active');
    const entry = await oja.deps.db
      .selectFrom('auditLog')
      .select('actorId')
      .where('action', '=', 'bank_account.accepted')
      .executeTakeFirstOrThrow();
    expect(entry.actorId).toBe(admin.id);
  });

  test('is refused with a reason, which its owner reads', async () => {
    const [ada, admin] = [await oja.person(), await oja.person({ role: 'admin' })];
    await nameOf(ada.id, 'Ada Obi');
    oja.deps.sessions.invalidateUser(ada.id);
    const back = rename('OBI CHIDI');
    const linked = await link(ada.token, { accountNumber: '3333333335' }).finally(back);
    const refuse = (reason: string) =>
      oja.call('adminDecideAccount', {
        token: admin.token,
        params: { id: linked.body.data.id },
        body: { accept: false, account_name: 'OBI CHIDI', reason },
      });
    expect(refusalOf(await refuse(' '))).toEqual([400, 'invalid_input']);
    expect((await refuse('It is your brother’s.')).status).toBe(200);
    expect(await list(ada.token)).toEqual([]);
    const { body } = await oja.call('listNotifications', { token: ada.token });
    const told = body.data.find(({ event }) => event === 'bank_account_decided');
    expect(told?.text).toContain('It is your brother’s.');
  });

  test('is not decided by its owner, who is staff by now', async () => {
    const ada = await oja.person();
    await nameOf(ada.id, 'Ada Obi');
    oja.deps.sessions.invalidateUser(ada.id);
    const back = rename('OBI CHIDI');
    const linked = await link(ada.token, { accountNumber: '3333333334' }).finally(back);
    const { id } = linked.body.data;
    await makeFinance(oja, ada.id);
    const decided = await oja.call('adminDecideAccount', {
      token: ada.token,
      params: { id },
      body: { accept: true, account_name: 'OBI CHIDI', reason: 'Mine.' },
    });
    expect(refusalOf(decided)).toEqual([409, 'own_account_refused']);
    const row = oja.deps.db.selectFrom('bankAccounts').select('status').where('id', '=', id);
    expect(await row.executeTakeFirst()).toEqual({ status: 'in_review' });
  });

  test('that is replaced in review is alerted with its new holder, and only that one can be accepted', async () => {
    const ada = await oja.person();
    await nameOf(ada.id, 'Ada Obi');
    oja.deps.sessions.invalidateUser(ada.id);
    const back = rename('OBI CHIDI');
    const { id } = (await link(ada.token, { accountNumber: '3333333336' }).finally(back)).body.data;
    const other = rename('OBI NGOZI');
    const replaced = await oja
      .call('updateBankAccount', {
        token: ada.token,
        params: { id },
        body: { bankName: 'Test Bank', accountNumber: '3333333337', accountName: 'Ada' },
      })
      .finally(other);
    expect(replaced.body.data.status).toBe('in_review');
    const alerts = await oja.deps.db
      .selectFrom('alerts')
      .select(['message', 'resolvedAt'])
      .where('workId', '=', id)
      .orderBy('raisedAt')
      .orderBy('resolvedAt', (order) => order.asc().nullsLast())
      .execute();
    expect(alerts).toEqual([
      { message: expect.stringContaining('OBI CHIDI'), resolvedAt: expect.any(Date) },
      { message: expect.stringContaining('OBI NGOZI'), resolvedAt: null },
    ]);

    const admin = await oja.person({ role: 'admin' });
    const accept = (account_name: string) =>
      oja.call('adminDecideAccount', {
        token: admin.token,
        params: { id },
        body: { accept: true, account_name, reason: 'A second family name.' },
      });
    expect(refusalOf(await accept('OBI CHIDI'))).toEqual([409, 'state_conflict']);
    expect((await accept('OBI NGOZI')).status).toBe(200);
  });

  test('can be asked for before linking', async () => {
    const ada = await oja.person();
    const { body } = await oja.call('resolveBankAccount', {
      token: ada.token,
      body: { bankCode: '058', accountNumber: '4444444444' },
    });
    expect(body.data).toEqual({ account_name: 'TEST ACCOUNT 4444444444', match: 'full' });
  });
});

describe('an existing bank account', () => {
  test('of another user is not found', async () => {
    const [ada, eve] = [await oja.person(), await oja.person()];
    const id = await linkAccount(oja, ada);
    const body = { bankName: 'Test Bank', accountNumber: '5555555555', accountName: 'Eve' };
    const answers = [
      await oja.call('updateBankAccount', { token: eve.token, params: { id }, body }),
      await oja.call('deleteBankAccount', { token: eve.token, params: { id } }),
      await oja.call('makeBankAccountPrimary', { token: eve.token, params: { id } }),
    ];
    expect(answers.map(refusalOf)).toEqual(answers.map(() => [404, 'not_found']));
  });

  test('replaced by another waits a day like a new one, U780 U781', async () => {
    const ada = await oja.person();
    const id = await linkAccount(oja, ada);
    const same = await oja.call('updateBankAccount', {
      token: ada.token,
      params: { id },
      body: { bankName: 'Test Bank', accountName: 'Ada' },
    });
    expect([same.status, same.body.message, same.body.data.usable_from]).toEqual([
      200,
      'Bank Account Updated!',
      null,
    ]);
    const other = await oja.call('updateBankAccount', {
      token: ada.token,
      params: { id },
      body: { bankName: 'Test Bank', accountNumber: '6666666666', accountName: 'Ada' },
    });
    expect(other.body.data).toMatchObject({ account_number: '******6666' });
    expect(other.body.data.usable_from).not.toBeNull();
  });

  test('made primary takes the mark from the other; removed, it passes it on, U782 U783', async () => {
    const ada = await oja.person();
    const first = await linkAccount(oja, ada);
    const second = await linkAccount(oja, ada, '7777777777');
    await oja.call('makeBankAccountPrimary', { token: ada.token, params: { id: second } });
    const marks = async () => (await list(ada.token)).map((row) => [row.id, row.is_primary]);
    expect(await marks()).toEqual([
      [second, true],
      [first, false],
    ]);
    const removed = await oja.call('deleteBankAccount', { token: ada.token, params: { id: second } });
    expect([removed.status, removed.body.message]).toEqual([200, 'Account Deleted']);
    expect(await marks()).toEqual([[first, true]]);
  });

  test('cannot be removed or replaced while a withdrawal uses it', async () => {
    const ada = await oja.person();
    await confirmEmail(oja, ada);
    await fund(oja, ada, 1_000);
    const id = await linkAccount(oja, ada);
    const body = { amount: 500, method: 'bank', bank_account_id: id } as const;
    expect((await oja.call('requestWithdrawal', { token: ada.token, body })).status).toBe(200);
    const removed = await oja.call('deleteBankAccount', { token: ada.token, params: { id } });
    expect(refusalOf(removed)).toEqual([409, 'bank_account_in_use']);
    const replaced = await oja.call('updateBankAccount', {
      token: ada.token,
      params: { id },
      body: { bankName: 'Test Bank', accountNumber: '8888888888', accountName: 'Ada' },
    });
    expect(refusalOf(replaced)).toEqual([409, 'bank_account_in_use']);
  });
});
