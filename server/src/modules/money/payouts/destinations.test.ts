import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { afterEach, describe, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import type { BodyFor } from '../../../../test/calls.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, fund, linkMobile, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { findMoneyFaults } from '../../portals/money-watch/index.ts';
import { upsertCard } from '../funding/index.ts';
import { withdrawalKit } from './test-withdrawals.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest, nameHolders } = withdrawalKit(oja);
afterEach(() => expectCleanLedger(oja));

describe('a withdrawal', () => {
  test('waits a day after a name was changed by owner or staff, and shows until when', async () => {
    const admin = await oja.person({ role: 'admin', days: 30 });
    const rename = [
      (person: Person, name: string) => oja.call('updateUser', { token: person.token, body: { name } }),
      (person: Person, name: string) =>
        oja.call('editUser', { token: admin.token, params: { id: person.id }, body: { name } }),
    ];
    for (const change of rename) {
      const ada = await addPayee();
      const { name } = (await oja.call('currentUser', { token: ada.token })).body.data;
      expect((await change(ada, name)).status).toBe(200);
      expect((await withdraw(ada, 500)).status).toBe(200);
      expect((await change(ada, `${name} Obi`)).status).toBe(200);
      const answer = await withdraw(ada, 500);
      expect(refusalOf(answer)).toEqual([409, 'withdrawals_waiting']);
      expect(answer.body.message).toContain('Your name was changed.');
      const options = await oja.call('withdrawalOptions', { token: ada.token });
      const until = new Date(oja.clock.now.getTime() + 24 * hourMs).toISOString();
      expect(options.body.data.blocked?.until).toBe(until);
      oja.clock.advance(24 * hourMs);
      expect((await withdraw(ada, 500)).status).toBe(200);
    }
  });

  test('sent again with its key answers the same when the account is gone and Paystack is out', async () => {
    const ada = await addPayee(3_000);
    oja.clock.advance(24 * hourMs);
    const [card] = (await oja.call('withdrawalOptions', { token: ada.token })).body.data.cards;
    const orders: BodyFor<'requestWithdrawal'>[] = [
      { amount: 500, method: 'bank', bank_account_id: ada.accountId },
      { amount: 600, method: 'card', card_last4: card?.last4 },
    ];
    const send = (body: BodyFor<'requestWithdrawal'>) =>
      oja.call('requestWithdrawal', {
        token: ada.token,
        body,
        headers: { 'idempotency-key': `again-${body.method}` },
      });
    const first = [];
    for (const order of orders) first.push((await send(order)).body.data.id);
    await pass(11_000);
    await oja.call('deleteBankAccount', { token: ada.token, params: { id: ada.accountId } });
    await oja.deps.db
      .updateTable('paymentCards')
      .set({ recipientCode: null })
      .where('userId', '=', ada.id)
      .execute();
    await oja.sim.spoilCall('POST /transferrecipient', { kind: 'timeout-before' });
    for (const [n, order] of orders.entries()) {
      const again = await send(order);
      expect([again.status, again.body.data.id]).toEqual([200, first[n]]);
    }
    await oja.sim.control('DELETE', '/faults');
  });

  test('carries the recipient of its destination from the moment the money is held', async () => {
    const ada = await addPayee();
    await withdraw(ada, 500);
    const [row] = await oja.deps.db
      .selectFrom('withdrawals')
      .innerJoin('bankAccounts', 'bankAccounts.id', 'withdrawals.bankAccountId')
      .select(['withdrawals.recipientCode as copied', 'bankAccounts.recipientCode as own'])
      .where('withdrawals.userId', '=', ada.id)
      .execute();
    expect(row?.copied).toMatch(/^RCP_/);
    expect(row?.copied).toBe(row?.own);
  });

  test.each([
    ['a withdrawal that was sent carries its recipient', 'recipient_code', ''],
    [
      'a withdrawal was requested to a destination that could be used then',
      'destination_usable_from',
      new Date(oja.clock.now.getTime() + 1_000 * dayMs),
    ],
  ])('is held against the books: %s', async (name, column, fault) => {
    const ada = await addPayee();
    const { id } = (await withdraw(ada, 500)).body.data;
    await pass(11_000);
    const before = await oja.deps.db
      .selectFrom('withdrawals')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const write = (value: unknown) =>
      asOwner(oja, `update withdrawals set ${column} = $1 where id = $2`, [value, id]);
    await write(fault);
    expect(await findMoneyFaults(oja.deps.db)).toEqual([{ name, faults: 1 }]);
    await write(column === 'recipient_code' ? before.recipientCode : before.destinationUsableFrom);
  });

  test('to a mobile wallet costs ₦30 and goes to the provider, by number or by id, U880', async () => {
    const ada = await addPayee();
    const id = await linkMobile(oja, ada, '08012345678');
    const byNumber = {
      bank_account_id: undefined,
      mobile_provider: '999992',
      mobile_number: '+2348012345678',
    };
    for (const way of [byNumber, { bank_account_id: id }]) {
      const answer = await withdraw(ada, 1_030, { method: 'mobile', ...way });
      expect(answer.body.data).toMatchObject({ fee: 30, net_amount: 1_000, destination: 'OPay ******5678' });
    }
    await pass(11_000);
    expect((await newest(ada))?.status).toBe('paid');
  });

  test('to a mobile number that is not linked is refused, and names the way', async () => {
    const ada = await addPayee();
    const answer = await withdraw(ada, 1_030, {
      method: 'mobile',
      bank_account_id: undefined,
      mobile_provider: '999992',
      mobile_number: '08099999999',
    });
    expect(refusalOf(answer)).toEqual([409, 'mobile_wallet_not_linked']);
    expect(answer.body.message).toContain(
      'OPay ******9999 is not linked to your wallet. Please link it first',
    );
    expect(await availableOf(oja, ada)).toBe(10_000);
  });

  test('to a bank account as if it were a mobile wallet, or the other way round, is not found', async () => {
    const ada = await addPayee();
    const mobileId = await linkMobile(oja, ada);
    expect(refusalOf(await withdraw(ada, 500, { method: 'mobile' }))).toEqual([404, 'not_found']);
    expect(refusalOf(await withdraw(ada, 500, { bank_account_id: mobileId }))).toEqual([404, 'not_found']);
  });

  test('to the card that paid costs ₦25, a day after it first paid; another card is refused, U878', async () => {
    const ada = await addPayee();
    const read = async () => (await oja.call('withdrawalOptions', { token: ada.token })).body.data.cards[0];
    const card = present(await read());
    const to = (card_last4: string) =>
      withdraw(ada, 1_025, { method: 'card', bank_account_id: undefined, card_last4 });
    expect(refusalOf(await to(card.last4 === '0000' ? '0001' : '0000'))).toEqual([
      400,
      'destination_missing',
    ]);
    expect(card.usable_from).toBe(new Date(oja.clock.now.getTime() + 24 * hourMs).toISOString());
    expect(refusalOf(await to(card.last4))).toEqual([409, 'withdrawals_waiting']);
    oja.clock.advance(23 * hourMs);
    await fund(oja, ada, 500);
    oja.clock.advance(hourMs);
    expect((await read())?.usable_from).toBeNull();
    expect((await to(card.last4)).body.data).toMatchObject({ fee: 25, net_amount: 1_000 });
    await pass(11_000);
    expect((await newest(ada))?.status).toBe('paid');
  });

  test('to another card with the same last digits waits like any other', async () => {
    const ada = await addPayee();
    oja.clock.advance(24 * hourMs);
    const [card] = await oja.deps.db
      .selectFrom('paymentCards')
      .selectAll()
      .where('userId', '=', ada.id)
      .execute();
    if (card === undefined) throw new Error('A card paid.');
    const alike = { authorizationCode: 'AUTH_other', last4: card.last4, brand: card.brand, bank: card.bank };
    await inTransaction(oja.deps.db, (tx) =>
      upsertCard(tx, oja.deps, ada.id, { ...alike, signature: 'SIG_of_another_card' }),
    );
    const cards = await oja.deps.db
      .selectFrom('paymentCards')
      .select(['authorizationCode', 'usableFrom'])
      .where('userId', '=', ada.id)
      .orderBy('usableFrom')
      .execute();
    expect(cards.map(({ usableFrom }) => usableFrom > oja.clock.now)).toEqual([false, true]);
    expect(cards[0]?.authorizationCode).toEqual(card.authorizationCode);
  });
});

describe('the holder of a destination', () => {
  const rename = (person: Person, name: string) =>
    oja.call('updateUser', { token: person.token, body: { name } });
  const setName = async (person: Person, name: string) => {
    await oja.deps.db.updateTable('users').set({ name }).where('id', '=', person.id).execute();
    oja.deps.sessions.invalidateUser(person.id);
  };
  const statusOf = async (person: Person) =>
    (await oja.call('listBankAccounts', { token: person.token })).body.data[0]?.status;

  /** Ada Obi, whose account has the holder OBI ADA. */
  async function addAda() {
    const ada = await addPayee();
    await setName(ada, 'Ada Obi');
    await oja.deps.db
      .updateTable('bankAccounts')
      .set({ accountName: 'OBI ADA' })
      .where('id', '=', ada.accountId)
      .execute();
    return ada;
  }
  const decide = async (accountId: string, accept: boolean) => {
    const admin = await oja.person({ role: 'admin' });
    const answer = await oja.call('adminDecideAccount', {
      token: admin.token,
      params: { id: accountId },
      body: { accept, account_name: 'OBI ADA', reason: 'The papers were compared.' },
    });
    expect(answer.status).toBe(200);
  };

  test('is compared with the name as it is now, and goes to review with it', async () => {
    const ada = await addAda();
    expect((await withdraw(ada, 500)).status).toBe(200);
    await pass(11_000);
    await rename(ada, 'Eve Thief');
    expect(await statusOf(ada)).toBe('in_review');
    oja.clock.advance(24 * hourMs);
    const answer = await withdraw(ada, 500);
    expect([...refusalOf(answer), answer.body.message]).toEqual([
      409,
      'withdrawals_waiting',
      'We are still comparing the name on this account with yours.',
    ]);
    await rename(ada, 'Ada Ngozi Obi');
    oja.clock.advance(24 * hourMs);
    expect([await statusOf(ada), (await withdraw(ada, 500)).status]).toEqual(['active', 200]);
  });

  test('is refused at the hold even if the review state was not written', async () => {
    const ada = await addAda();
    await setName(ada, 'Eve Thief');
    expect(refusalOf(await withdraw(ada, 500))).toEqual([409, 'withdrawals_waiting']);
    expect(await statusOf(ada)).toBe('in_review');
  });

  test('that staff accepted is accepted for that name and no other', async () => {
    const ada = await addAda();
    await rename(ada, 'Ada Nwosu');
    await decide(ada.accountId, true);
    oja.clock.advance(24 * hourMs);
    expect((await withdraw(ada, 500)).status).toBe(200);
    await pass(11_000);
    await rename(ada, 'Ngozi Nwosu');
    oja.clock.advance(24 * hourMs);
    expect(await statusOf(ada)).toBe('in_review');
    expect(refusalOf(await withdraw(ada, 500))).toEqual([409, 'withdrawals_waiting']);
  });

  test('no longer matches after the request: it waits for staff, and goes out or comes back as they decide', async () => {
    for (const accept of [true, false]) {
      const ada = await addAda();
      await withdraw(ada, 500);
      await rename(ada, 'Eve Thief');
      await pass(11_000);
      expect(await newest(ada)).toMatchObject({
        status: 'requested',
        note: expect.stringContaining('comparing the name'),
      });
      await decide(ada.accountId, accept);
      await pass(minuteMs);
      expect((await newest(ada))?.status).toBe(accept ? 'paid' : 'failed');
      expect(await availableOf(oja, ada)).toBe(accept ? 9_500 : 10_000);
    }
  });

  test('is compared with the name under the lock when an account is linked', async () => {
    const ada = await oja.person();
    await setName(ada, 'Ada Obi');
    const restore = nameHolders('OBI ADA');
    const { createRecipient } = oja.deps.paystack;
    // The name changes between the resolve call and the transaction.
    oja.deps.paystack.createRecipient = async (wanted) => {
      await rename(ada, 'Eve Thief');
      return createRecipient(wanted);
    };
    try {
      const linked = await oja.call('linkBankAccount', {
        token: ada.token,
        body: { bankName: 'Test Bank', bankCode: '001', accountNumber: '3456789012', accountName: 'Ada' },
      });
      expect(refusalOf(linked)).toEqual([422, 'account_name_mismatch']);
    } finally {
      restore();
      oja.deps.paystack.createRecipient = createRecipient;
    }
  });

  test('of a verified seller is compared with the name on the approved application', async () => {
    const ada = await addAda();
    await oja.deps.db.updateTable('users').set({ verified: true }).where('id', '=', ada.id).execute();
    await oja.deps.db
      .insertInto('sellerApplications')
      .values({
        id: ada.id,
        userId: ada.id,
        status: 'approved',
        firstName: 'Ada',
        lastName: 'Obi',
        createdAt: oja.clock.now,
        changedAt: oja.clock.now,
      })
      .execute();
    await rename(ada, 'Eve Thief');
    oja.clock.advance(24 * hourMs);
    expect([await statusOf(ada), (await withdraw(ada, 500)).status]).toEqual(['active', 200]);
    await oja.deps.db
      .updateTable('sellerApplications')
      .set({ lastName: 'Bello' })
      .where('userId', '=', ada.id)
      .execute();
    expect(await statusOf(ada)).toBe('in_review');
    expect(refusalOf(await withdraw(ada, 500))).toEqual([409, 'withdrawals_waiting']);
  });
});

describe('a linked mobile wallet', () => {
  const link = (person: Person, mobile_number = '08012345678', mobile_provider = '999992') =>
    oja.call('linkMobileWallet', { token: person.token, body: { mobile_provider, mobile_number } });
  const options = async (person: Person) =>
    (await oja.call('withdrawalOptions', { token: person.token })).body.data;

  test('waits a day like a bank account and is listed with from when it can be used', async () => {
    const ada = await addPayee();
    const linked = await link(ada);
    expect([linked.status, linked.body.data]).toMatchObject([
      200,
      {
        kind: 'mobile',
        bank_name: 'OPay',
        account_number: '******5678',
        is_primary: false,
        usable_from: new Date(oja.clock.now.getTime() + 24 * hourMs).toISOString(),
        actions: ['delete'],
      },
    ]);
    const to = { method: 'mobile', bank_account_id: undefined, mobile_provider: '999992' } as const;
    const answer = await withdraw(ada, 500, { ...to, mobile_number: '08012345678' });
    expect(refusalOf(answer)).toEqual([409, 'withdrawals_waiting']);
    expect((await options(ada)).mobile_wallets).toEqual([linked.body.data]);
    const accounts = await oja.call('listBankAccounts', { token: ada.token });
    expect(accounts.body.data.map(({ kind }) => kind)).toEqual(['bank']);
    oja.clock.advance(24 * hourMs);
    expect((await options(ada)).mobile_wallets[0]?.actions).toContain('withdraw');
    expect((await withdraw(ada, 500, { ...to, mobile_number: '08012345678' })).status).toBe(200);
    await oja.runJobs();
    expect((await oja.mails(ada.email)).map((mail) => mail.subject)).toContain('Mobile wallet linked');
  });

  test('of another person is refused, twice the same too, and so is an unknown provider', async () => {
    const ada = await oja.person();
    await oja.deps.db.updateTable('users').set({ name: 'Ada Obi' }).where('id', '=', ada.id).execute();
    const restore = nameHolders('NWOSU CHIDI');
    const stranger = await link(ada, '08022222222').finally(restore);
    expect(refusalOf(stranger)).toEqual([422, 'account_name_mismatch']);
    expect((await link(ada)).status).toBe(200);
    expect(refusalOf(await link(ada, '+2348012345678'))).toEqual([409, 'bank_account_linked_already']);
    expect(refusalOf(await link(ada, '08012345678', '058'))).toEqual([400, 'destination_missing']);
  });

  test('is removed by its owner, not while a withdrawal uses it', async () => {
    const [ada, eve] = [await addPayee(), await addPayee()];
    const id = await linkMobile(oja, ada);
    const remove = (person: Person) =>
      oja.call('deleteMobileWallet', { token: person.token, params: { id } });
    expect(refusalOf(await remove(eve))).toEqual([404, 'not_found']);
    expect(refusalOf(await oja.call('deleteBankAccount', { token: ada.token, params: { id } }))).toEqual([
      404,
      'not_found',
    ]);
    await withdraw(ada, 500, { method: 'mobile', bank_account_id: id });
    expect(refusalOf(await remove(ada))).toEqual([409, 'bank_account_in_use']);
    await pass(11_000);
    expect((await remove(ada)).status).toBe(200);
    expect((await options(ada)).mobile_wallets).toEqual([]);
  });
});
