import { afterEach, describe, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fundWallet } from '../../../../test/fund-wallet.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together, useCasesTogether } from '../../../../test/together.ts';
import { waitingForLocks } from '../../../../test/waiting-for-locks.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { shareOwner } from '../bank-accounts/index.ts';
import { advanceWithdrawal } from '../payouts/index.ts';
import { type Payee, withdrawalKit } from '../payouts/test-withdrawals.ts';
import { openChargeback, settleChargeback } from './chargebacks.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
const [proposer, approver] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
const large = 10_000;
await changeSettings(oja, 'payment', { approvalThreshold: large });

/** A bank asks the first payment of this person back. Returns the id of the chargeback at Paystack. */
async function askBack(person: Person): Promise<string> {
  const { reference, amountKobo } = await oja.deps.db
    .selectFrom('payments')
    .select(['reference', 'amountKobo'])
    .where('userId', '=', person.id)
    .executeTakeFirstOrThrow();
  const gatewayId = `chargeback of ${person.id}`;
  expect(await openChargeback(oja.deps, { gatewayId, reference, amountKobo })).toBe(true);
  return gatewayId;
}

const settle = (gatewayId: string, outcome: 'lost' | 'won') =>
  settleChargeback(oja.deps, { gatewayId, outcome });

async function request(person: Payee, amount: number): Promise<string> {
  return present((await withdraw(person, amount)).body.data).id;
}

async function release(id: string): Promise<void> {
  const body = { reason: 'The person confirmed it by phone.' };
  const proposed = await oja.call('adminReleaseWithdrawal', { token: proposer.token, params: { id }, body });
  const approvalId = present(proposed.body.approval).id;
  const approved = await oja.call('approveProposal', { token: approver.token, params: { id: approvalId } });
  expect(refusalOf(approved)).toEqual([200, undefined]);
}

const stateOf = (id: string) =>
  oja.deps.db
    .selectFrom('withdrawals')
    .select(['status', 'attention', 'sentAt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('a withdrawal that was released while a bank asks waits, and comes back for the debt of a loss', async () => {
  const person = await addPayee(large);
  const id = await request(person, large);
  const gatewayId = await askBack(person);
  await release(id);
  await pass(11_000);
  expect(await stateOf(id)).toEqual({ status: 'requested', attention: 'chargeback_open', sentAt: null });
  expect((await newest(person))?.note).toContain('A bank is asking for one of your payments back.');

  await settle(gatewayId, 'lost');
  await pass(11_000);
  expect(await stateOf(id)).toMatchObject({ status: 'failed', sentAt: null });
  expect(await availableOf(oja, person)).toBe(large);
  await expectCleanLedger(oja);
});

test('what waited is sent when the chargeback is won', async () => {
  const person = await addPayee(900);
  const id = await request(person, 900);
  const gatewayId = await askBack(person);
  await pass(11_000);
  expect(await stateOf(id)).toMatchObject({ status: 'requested', attention: 'chargeback_open' });
  await settle(gatewayId, 'won');
  await pass(1_000);
  expect(await stateOf(id)).toMatchObject({ status: 'paid', attention: null });
  await expectCleanLedger(oja);
});

test('what waited for a freeze waits on when the freeze ends', async () => {
  const person = await addPayee(900);
  await oja.call('freezePayouts', { token: proposer.token, body: { reason: 'A test of the freeze.' } });
  const id = await request(person, 900);
  await askBack(person);
  await oja.call('resumePayouts', { token: proposer.token, body: { reason: 'The test is over.' } });
  await pass(11_000);
  expect(await stateOf(id)).toEqual({ status: 'requested', attention: 'chargeback_open', sentAt: null });
  await expectCleanLedger(oja);
});

describe('two chargebacks of one payment', () => {
  /** The bank asks for the payment of the person under this id. */
  async function ask(person: Person, name: string, naira: number) {
    const { reference } = await oja.deps.db
      .selectFrom('payments')
      .select('reference')
      .where('userId', '=', person.id)
      .executeTakeFirstOrThrow();
    const gatewayId = `${name} of ${person.id}`;
    expect(await openChargeback(oja.deps, { gatewayId, reference, amountKobo: naira * 100 })).toBe(true);
    return gatewayId;
  }
  const chargebacksOf = ({ id }: Person) =>
    oja.deps.db
      .selectFrom('chargebacks')
      .select(['amountKobo', 'heldKobo', 'status'])
      .where('userId', '=', id)
      .orderBy('openedAt')
      .orderBy('amountKobo', 'desc')
      .execute();
  const debtsOf = ({ id }: Person) =>
    oja.deps.db.selectFrom('debts').select('amountKobo').where('userId', '=', id).execute();
  afterEach(() => expectCleanLedger(oja));

  test('claim no more than it brought together', async () => {
    const person = await addPayee(900);
    await fundWallet(oja, person.id, 100_000);
    const [one, other] = [await ask(person, 'one', 600), await ask(person, 'other', 600)];
    expect(await chargebacksOf(person)).toEqual([
      { amountKobo: 60_000, heldKobo: 60_000, status: 'open' },
      { amountKobo: 30_000, heldKobo: 30_000, status: 'open' },
    ]);
    for (const id of [one, other]) await settle(id, 'lost');
    expect(await availableOf(oja, person)).toBe(1_000);
    expect(await debtsOf(person)).toEqual([]);
  });

  test('the second is not recorded while the first claims everything, and staff are alerted', async () => {
    const person = await addPayee(900);
    await ask(person, 'one', 900);
    await ask(person, 'other', 900);
    expect(await chargebacksOf(person)).toHaveLength(1);
    const alerts = oja.deps.db.selectFrom('alerts').select('message').where('aboutId', '=', person.id);
    const messages = (await alerts.execute()).map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining('Nothing more is held.'));
    await settle(await ask(person, 'one', 900), 'lost');
    await ask(person, 'other', 900);
    expect(await chargebacksOf(person)).toHaveLength(1);
    expect(await debtsOf(person)).toEqual([]);
  });

  test('the second is recorded by its next event once the first was won', async () => {
    const person = await addPayee(900);
    const one = await ask(person, 'one', 900);
    await ask(person, 'other', 900);
    await settle(one, 'won');
    await settle(await ask(person, 'other', 900), 'lost');
    expect((await chargebacksOf(person)).map(({ status }) => status).toSorted()).toEqual(['lost', 'won']);
    expect(await availableOf(oja, person)).toBe(0);
  });

  test('and both at once: one of them is held', async () => {
    for (let round = 0; round < roundsOf(20); round += 1) {
      const person = await addPayee(900);
      await fundWallet(oja, person.id, 100_000);
      await together(round, [() => ask(person, 'one', 900), () => ask(person, 'other', 900)]);
      expect(await chargebacksOf(person)).toHaveLength(1);
      expect(await availableOf(oja, person)).toBe(1_000);
    }
  }, 60_000);
});

test('a new request is refused, and the dialog says why before', async () => {
  const person = await addPayee(900);
  await askBack(person);
  expect(refusalOf(await withdraw(person, 500))).toEqual([409, 'withdrawals_waiting']);
  const options = await oja.call('withdrawalOptions', { token: person.token });
  expect(options.body.data.blocked?.reason).toContain('A bank is asking for one of your payments back.');
});

test('a chargeback waits for a transfer that is being claimed', async () => {
  const person = await addPayee(900);
  const [claimed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const claiming = inTransaction(oja.deps.db, async (tx) => {
    await shareOwner(tx, person.id);
    claimed.resolve();
    await mayCommit.promise;
  });
  await claimed.promise;
  const asking = askBack(person);
  await expect.poll(() => waitingForLocks(oja)).toBe(1);
  mayCommit.resolve();
  await Promise.all([claiming, asking]);
  expect(refusalOf(await withdraw(person, 500))).toEqual([409, 'withdrawals_waiting']);
});

test('a chargeback and the sending of a withdrawal: it was sent before, or waits', async () => {
  for (let round = 0; round < roundsOf(50); round += 1) {
    const person = await addPayee(900);
    const id = await request(person, 900);
    oja.clock.advance(11_000);
    await useCasesTogether(round, [() => askBack(person), () => advanceWithdrawal(oja.deps, id)]);
    const row = await stateOf(id);
    if (row.status === 'requested') expect(row).toMatchObject({ attention: 'chargeback_open', sentAt: null });
    else expect(row.sentAt).not.toBeNull();
  }
  await expectCleanLedger(oja);
}, 120_000);
