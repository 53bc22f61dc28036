import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  confirmEmail,
  fund,
  linkAccount,
  recordMovement,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { addAdmin, addBuyer, addTrader, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type Payee, withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { eraseUser } from '../../portals/account-closing/index.ts';
import { confirmWithCover, decide, openClaimOf } from '../cover/test-cover.ts';
import { listingForm } from '../listings/test-listings.ts';

/** A third recall bars other people who were paid to the same bank account, and no one whose number is only known. */
const oja = await startOjaWithPaystack();
const common = await openMarket(oja);
const second = await addAdmin(oja);
await recordMovement(oja, { by: common.admin, approvedBy: second, kind: 'topup', amount: 1_000_000 });
const longMs = 120_000;
const { withdraw, pass, newest } = withdrawalKit(oja);

/** Three sold accounts are taken back, and the claims upheld. */
async function recallThrice(seller: Person): Promise<void> {
  const market = { ...common, seller, buyer: await addBuyer(oja, 100_000) };
  const sales = [1, 2, 3].map(() => confirmWithCover(market));
  for (const sale of sales) {
    await decide(market, await openClaimOf(market, await sale), { outcome: 'upheld' });
    await oja.runJobs();
  }
}

async function payOut(person: Payee): Promise<void> {
  expect((await withdraw(person, 500)).status).toBe(200);
  await pass(11_000);
  expect((await newest(person))?.status).toBe('paid');
}

async function addSeller(accountNumber: string): Promise<Payee> {
  const person = await addTrader(oja);
  await confirmEmail(oja, person);
  await fund(oja, person, 1_000);
  return { ...person, accountId: await linkAccount(oja, person, accountNumber) };
}

/** A seller who was paid to this account. */
async function addPaid(accountNumber: string): Promise<Payee> {
  const person = await addSeller(accountNumber);
  await payOut(person);
  return person;
}

const submit = async (seller: Person) =>
  refusalOf(await oja.call('createListing', { token: seller.token, body: listingForm() }));

const stopOf = async ({ id }: Person) => {
  const row = oja.deps.db.selectFrom('users').select('sellingStop').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).sellingStop;
};

test(
  'a person who was paid to the same bank account is barred, too, and told',
  async () => {
    const [seller, other] = [await addPaid('3333333301'), await addPaid('3333333301')];
    await recallThrice(seller);
    expect([await stopOf(seller), await stopOf(other)]).toEqual(['barred', 'barred']);
    const { body } = await oja.call('listNotifications', { token: other.token });
    expect(body.data.map(({ event }) => event)).toContain('selling_barred');
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a person to whose account the seller had money paid is not barred, and goes on selling',
  async () => {
    const victim = await addPaid('3333333307');
    oja.clock.advance(1_000);
    const attacker = await addPaid('3333333307');
    await recallThrice(attacker);
    expect([await stopOf(attacker), await stopOf(victim)]).toEqual(['barred', null]);
    expect(await submit(victim)).toEqual([200, undefined]);
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a barred seller does not clear the bank account by linking another in its place',
  async () => {
    const barred = await addPaid('3333333308');
    await recallThrice(barred);
    const replaced = await oja.call('updateBankAccount', {
      token: barred.token,
      params: { id: barred.accountId },
      body: { bankName: 'Test Bank', accountNumber: '3333333309', accountName: 'Ada' },
    });
    expect(replaced.status).toBe(200);
    expect(await submit(await addPaid('3333333308'))).toEqual([403, 'selling_stopped']);
  },
  longMs,
);

test(
  'a person whose account the seller only linked is not barred',
  async () => {
    const victim = await addPaid('3333333302');
    const attacker = await addSeller('3333333302');
    const removed = await oja.call('deleteBankAccount', {
      token: attacker.token,
      params: { id: attacker.accountId },
    });
    expect(removed.status).toBe(200);
    await recallThrice(attacker);
    expect([await stopOf(attacker), await stopOf(victim)]).toEqual(['barred', null]);
  },
  longMs,
);

test(
  'nor is one whose account replaced that to which the seller was paid',
  async () => {
    const victim = await addPaid('3333333303');
    const attacker = await addPaid('3333333304');
    const replaced = await oja.call('updateBankAccount', {
      token: attacker.token,
      params: { id: attacker.accountId },
      body: { bankName: 'Test Bank', accountNumber: '3333333303', accountName: 'Ada' },
    });
    expect(replaced.status).toBe(200);
    oja.clock.advance(2 * dayMs);
    await recallThrice(attacker);
    expect([await stopOf(attacker), await stopOf(victim)]).toEqual(['barred', null]);
    await expectCleanLedger(oja);
  },
  longMs,
);

test(
  'a barred seller who links the account of another person does not stop that person from selling',
  async () => {
    const victim = await addPaid('3333333305');
    const barred = await addTrader(oja);
    await recallThrice(barred);
    expect(await stopOf(barred)).toBe('barred');
    const accountId = await linkAccount(oja, barred, '3333333305');
    expect(await submit(victim)).toEqual([200, undefined]);
    await oja.call('deleteBankAccount', { token: barred.token, params: { id: accountId } });
    expect(await submit(victim)).toEqual([200, undefined]);
  },
  longMs,
);

test(
  'a person who is paid to the bank account of a barred seller cannot sell',
  async () => {
    const [barred, again] = [await addPaid('3333333306'), await addSeller('3333333306')];
    await recallThrice(barred);
    expect(await stopOf(again)).toBe(null);
    await payOut(again);
    expect(await submit(again)).toEqual([403, 'selling_stopped']);
  },
  longMs,
);

// Last, because closing an account is refused while it has money, and the books of these are not empty.
test(
  'a barred seller who closed the account is found again, and nobody else keeps a recipient',
  async () => {
    const [barred, honest] = [await addPaid('3333333310'), await addPaid('3333333311')];
    await recallThrice(barred);
    for (const { id: userId } of [barred, honest])
      await inTransaction(oja.deps.db, (tx) => eraseUser(tx, { userId, now: oja.clock.now }));
    expect(await submit(await addPaid('3333333310'))).toEqual([403, 'selling_stopped']);
    const recipients = oja.deps.db.selectFrom('withdrawals').select(['destination', 'recipientCode']);
    expect(await recipients.where('userId', '=', honest.id).execute()).toEqual([
      { destination: 'Deleted', recipientCode: null },
    ]);
  },
  longMs,
);
