import { minuteMs } from '@oja/contract/durations';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import {
  confirmEmail,
  linkAccount,
  recordMovement,
  startFunding,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { pollPayments } from '../../money/funding/index.ts';
import { readBalance } from '../../money/ledger/index.ts';
import { pollWithdrawals } from '../../money/payouts/index.ts';
import { handlePaystackEvent } from '../../money/paystack-events/index.ts';
import { bankCommands } from './test-bank-commands.ts';
import {
  advance,
  type Command,
  credit,
  granted,
  type Model,
  type ModelPayment,
  type ModelPerson,
  pick,
  type Real,
  verifiedAs,
} from './test-money-model.ts';

/**
 * Random sequences of commands of users and Paystack run on the real API and on a small model; after every command both
 * must agree about every wallet, payment and withdrawal. fast-check finds the shortest failing sequence and prints its
 * seed. MODEL_RUNS=1000 is the long run.
 */
const runs = Number(process.env.MODEL_RUNS ?? 12);
const oja = await startOjaWithPaystack({ sameClock: true });
// A thousand sequences take days by the clock of the tests.
const forYears = { role: 'admin', days: 100 * 365 } as const;
const [admin, second] = [await oja.person(forYears), await oja.person(forYears)];
await recordMovement(oja, { by: admin, approvedBy: second, kind: 'topup', amount: 1_000_000_000 });
const once = { number: 1, last: false };
const feeKobo = 5_000;
const graceMs = 10_000;
const nowMs = () => oja.clock.now.getTime();

/** Asking Paystack credits a paid payment; otherwise it is polled again with a growing delay. */
const ask = (person: ModelPerson, payment: ModelPayment) => {
  if (payment.credited) return;
  credit(person, payment);
  payment.checks += 1;
  const minutes = [1, 2, 5, 15, 60][Math.min(payment.checks, 4)] ?? 60;
  payment.nextPollMs = payment.credited ? Number.POSITIVE_INFINITY : nowMs() + minutes * minuteMs;
};

/** A command: its precondition, and its effect on both; the comparison follows each. */
function command(
  name: string,
  needs: (model: Model) => boolean,
  act: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: needs,
    async run(model, real) {
      await act(model, real);
      await compare(model, real);
    },
    toString: () => name,
  };
}

const readSuspense = () => readBalance(oja.deps.db, account.platform('suspense'));

async function compare(model: Model, real: Real): Promise<void> {
  expect(await readSuspense()).toBe(real.suspenseKobo + model.parkedKobo);
  for (const [n, person] of real.people.entries()) {
    const expected = model.people[n] as ModelPerson;
    const stats = await oja.call('walletStats', { token: person.token });
    const open = expected.withdrawals.filter(({ status }) => status === 'requested');
    expect(present(stats.body.data[0]).value * 100).toBeCloseTo(expected.balanceKobo, 5);
    expect(present(stats.body.data[2]).value * 100).toBeCloseTo(
      open.reduce((sum, { amountKobo }) => sum + amountKobo, 0),
      5,
    );
    const listed = await oja.call('listWithdrawals', { token: person.token, query: { limit: '100' } });
    const statuses = new Map(listed.body.data.map((row) => [row.id, row.status]));
    expect(person.withdrawals.map((id) => statuses.get(id))).toEqual(
      expected.withdrawals.map(({ status }) => status),
    );
  }
}

const hasPeople = (model: Model) => model.people.length > 0;
const withPayment = (model: Model) => model.people.some(({ payments }) => payments.length > 0);
const withWithdrawal = (model: Model) => model.people.some(({ withdrawals }) => withdrawals.length > 0);

const register = () =>
  command(
    'register',
    (model) => model.people.length < 3,
    async (model, real) => {
      const person = await oja.person({ days: 365 });
      await confirmEmail(oja, person);
      real.people.push({
        ...person,
        accountId: await linkAccount(oja, person),
        payments: [],
        withdrawals: [],
      });
      model.people.push({
        balanceKobo: 0,
        nameWaits: false,
        accountWaits: false,
        payments: [],
        withdrawals: [],
      });
    },
  );

const startPayment = (who: number, naira: number) =>
  command(`start a payment of ${naira} by ${who}`, hasPeople, async (model, real) => {
    const person = pick(real.people, who);
    person.payments.push(await startFunding(oja, person, naira));
    pick(model.people, who).payments.push({
      amountKobo: naira * 100,
      page: 'untouched',
      credited: false,
      checks: 0,
      nextPollMs: nowMs() + 60_000,
    });
  });

/** The page of a payment that was made stays paid, whatever is pressed. */
const press = (who: number, which: number, outcome: 'success' | 'failed') =>
  command(`press ${outcome} on ${which} of ${who}`, withPayment, async (model, real) => {
    const person = pick(model.people, who);
    if (person.payments.length === 0) return;
    const payment = pick(person.payments, which);
    await oja.sim.press(pick(pick(real.people, who).payments, which).authorizationUrl, outcome);
    if (payment.page !== 'paid') payment.page = outcome === 'success' ? 'paid' : 'declined';
  });

const verify = (who: number, which: number) =>
  command(`verify ${which} of ${who}`, withPayment, async (model, real) => {
    const person = pick(model.people, who);
    if (person.payments.length === 0) return;
    const payment = pick(person.payments, which);
    const { reference } = pick(pick(real.people, who).payments, which);
    const answer = await oja.call('verifyPaystack', {
      token: pick(real.people, who).token,
      query: { reference },
    });
    expect(refusalOf(answer)).toEqual(verifiedAs[payment.page]);
    ask(person, payment);
  });

/** Another user's reference never credits a wallet. */
const verifyForeign = (who: number, which: number) =>
  command(
    `verify ${which} of ${who} by another`,
    (model) => withPayment(model) && model.people.length > 1,
    async (model, real) => {
      if (pick(model.people, who).payments.length === 0) return;
      const { reference } = pick(pick(real.people, who).payments, which);
      const stranger = pick(real.people, who + 1);
      const answer = await oja.call('verifyPaystack', { token: stranger.token, query: { reference } });
      expect(refusalOf(answer)).toEqual([404, 'not_found']);
    },
  );

async function hearEvents(model: Model): Promise<void> {
  await oja.sim.deliver();
  await oja.runJobs();
  for (const person of model.people) for (const payment of person.payments) credit(person, payment);
}

const deliver = () => command('deliver the webhooks', hasPeople, hearEvents);

/** Every event that ever arrived, again with the same bytes and signature. */
const replayEvents = () =>
  command('replay every event', hasPeople, async (model) => {
    await oja.sim.deliver();
    const events = await oja.deps.db.selectFrom('paystackEvents').select('id').execute();
    await oja.deps.db.updateTable('paystackEvents').set({ handledAt: null }).execute();
    for (const { id } of events) await handlePaystackEvent.run(oja.deps, { eventId: id }, once);
    for (const person of model.people) for (const payment of person.payments) credit(person, payment);
  });

const { settle, topUp, bankSendsBack } = bankCommands({ oja, admins: [admin, second], command, hearEvents });

const withdraw = (who: number, naira: number) =>
  command(`withdraw ${naira} by ${who}`, hasPeople, async (model, real) => {
    const person = pick(model.people, who);
    const realPerson = pick(real.people, who);
    const answer = await oja.call('requestWithdrawal', {
      token: realPerson.token,
      body: { amount: naira, method: 'bank', bank_account_id: realPerson.accountId },
    });
    const amountKobo = naira * 100;
    if (person.nameWaits || person.accountWaits)
      return expect(refusalOf(answer)).toEqual([409, 'withdrawals_waiting']);
    if (amountKobo - feeKobo < 10_000)
      return expect(refusalOf(answer)).toEqual([400, 'withdrawal_too_small']);
    if (amountKobo > person.balanceKobo)
      return expect(refusalOf(answer)).toEqual([422, 'wallet_balance_too_low']);
    expect(refusalOf(answer)).toEqual(granted);
    person.balanceKobo -= amountKobo;
    person.withdrawals.push({
      amountKobo,
      status: 'requested',
      requestedAtMs: nowMs(),
      dueAtMs: nowMs() + graceMs,
      checks: 0,
      isFrozen: model.isFrozen,
    });
    realPerson.withdrawals.push(answer.body.data.id);
  });

const cancel = (who: number, which: number) =>
  command(`cancel ${which} of ${who}`, withWithdrawal, async (model, real) => {
    const person = pick(model.people, who);
    if (person.withdrawals.length === 0) return;
    const withdrawal = pick(person.withdrawals, which);
    const id = pick(pick(real.people, who).withdrawals, which);
    const answer = await oja.call('cancelWithdrawal', {
      token: pick(real.people, who).token,
      params: { id },
    });
    const isOpen = withdrawal.status === 'requested';
    expect(refusalOf(answer)).toEqual(isOpen ? granted : [409, 'withdrawal_state_conflict']);
    if (!isOpen) return;
    withdrawal.status = 'cancelled';
    person.balanceKobo += withdrawal.amountKobo;
  });

/** Advances the clock, and runs what is due. */
const wait = (seconds: number) =>
  command(`wait ${seconds} s`, hasPeople, async (model) => {
    oja.clock.advance(seconds * 1_000);
    await pollPayments.run(oja.deps, {}, once);
    await pollWithdrawals.run(oja.deps, {}, once);
    for (const person of model.people) {
      for (const payment of person.payments) {
        if (nowMs() >= payment.nextPollMs) ask(person, payment);
      }
      for (const withdrawal of person.withdrawals) {
        if (withdrawal.status === 'requested' && withdrawal.dueAtMs <= nowMs())
          advance(model, withdrawal, nowMs());
      }
    }
  });

/** Refused while a withdrawal or a payment is open, or the wallet is not empty; otherwise the account is closed. */
const closeAccount = (who: number) =>
  command(`close the account of ${who}`, hasPeople, async (model, real) => {
    const person = pick(model.people, who);
    const realPerson = pick(real.people, who);
    const isOpen =
      person.balanceKobo > 0 ||
      person.withdrawals.some(({ status }) => status === 'requested') ||
      person.payments.some(({ credited }) => !credited);
    const answer = await oja.call('deleteUserByStaff', {
      token: admin.token,
      params: { id: realPerson.id },
      body: {},
    });
    expect(refusalOf(answer)).toEqual(isOpen ? [409, 'account_has_open_business'] : granted);
    if (isOpen) return;
    model.closed.push(...model.people.splice(model.people.indexOf(person), 1));
    real.closed.push(...real.people.splice(real.people.indexOf(realPerson), 1));
  });

/** Everything is withdrawn and paid, then the account is closed: the bank may still return it. */
const leave = (who: number) =>
  command(`${who} leaves`, hasPeople, async (model, real) => {
    const person = pick(model.people, who);
    if (person.balanceKobo < feeKobo + 10_000) return;
    await withdraw(who, person.balanceKobo / 100).run(model, real);
    await wait(12).run(model, real);
    await closeAccount(who).run(model, real);
  });

const freeze = () =>
  command('freeze payouts', hasPeople, async (model) => {
    const answer = await oja.call('freezePayouts', { token: admin.token, body: { reason: 'A test.' } });
    expect(refusalOf(answer)).toEqual(model.isFrozen ? [409, 'state_conflict'] : granted);
    model.isFrozen = true;
  });

const resume = () =>
  command('resume payouts', hasPeople, async (model) => {
    const answer = await oja.call('resumePayouts', { token: admin.token, body: { reason: 'A test.' } });
    expect(refusalOf(answer)).toEqual(model.isFrozen ? granted : [409, 'state_conflict']);
    model.isFrozen = false;
    for (const withdrawal of model.people.flatMap(({ withdrawals }) => withdrawals)) {
      if (withdrawal.status !== 'requested' || !withdrawal.isFrozen) continue;
      withdrawal.dueAtMs = Math.max(nowMs(), withdrawal.requestedAtMs + graceMs);
      withdrawal.isFrozen = false;
    }
  });

let names = 0;
const rename = (who: number) =>
  command(`rename ${who}`, hasPeople, async (model, real) => {
    names += 1;
    const body = { name: `Ada Obi ${'I'.repeat((names % 20) + 1)}` };
    const answer = await oja.call('updateUser', { token: pick(real.people, who).token, body });
    expect(refusalOf(answer)).toEqual(granted);
    pick(model.people, who).nameWaits = true;
  });

/** A replaced number waits; it cannot be replaced while a withdrawal to it is in progress. */
const replaceAccount = (who: number) =>
  command(`replace the account of ${who}`, hasPeople, async (model, real) => {
    const { token, accountId: id } = pick(real.people, who);
    names += 1;
    const accountNumber = String(2_000_000_000 + names);
    const body = { bankName: 'Test Bank', bankCode: '001', accountNumber, accountName: 'Ada' };
    const answer = await oja.call('updateBankAccount', { token, params: { id }, body });
    const person = pick(model.people, who);
    const isUsed = person.withdrawals.some(({ status }) => status === 'requested');
    expect(refusalOf(answer)).toEqual(isUsed ? [409, 'bank_account_in_use'] : granted);
    if (!isUsed) person.accountWaits = true;
  });

/** As if a day had passed; open payments would expire if it really did. */
const endWaits = (who: number) =>
  command(`end the waits of ${who}`, hasPeople, async (model, real) => {
    const { id, accountId } = pick(real.people, who);
    await oja.deps.db.updateTable('users').set({ nameChangedAt: null }).where('id', '=', id).execute();
    await oja.deps.db
      .updateTable('bankAccounts')
      .set({ usableFrom: oja.clock.now })
      .where('id', '=', accountId)
      .execute();
    Object.assign(pick(model.people, who), { nameWaits: false, accountWaits: false });
  });

/** Every sequence begins without a freeze, however the last one ended. */
const liftFreeze = () =>
  oja.deps.db
    .updateTable('payoutFreezes')
    .set({ liftedAt: oja.clock.now })
    .where('liftedAt', 'is', null)
    .execute();

const restart = () => command('restart the API', hasPeople, async () => oja.restart());

test(
  'the API and the model agree on every sequence',
  async () => {
    const index = fc.nat(5);
    const naira = fc.integer({ min: 100, max: 5_000 });
    const commands = [
      fc.constant(register()),
      fc.tuple(index, naira).map(([who, amount]) => startPayment(who, amount)),
      fc.tuple(index, index).map(([who, which]) => press(who, which, 'success')),
      fc.tuple(index, index).map(([who, which]) => press(who, which, 'failed')),
      fc.tuple(index, index).map(([who, which]) => verify(who, which)),
      fc.tuple(index, index).map(([who, which]) => verifyForeign(who, which)),
      fc.constant(deliver()),
      fc.constant(replayEvents()),
      fc.tuple(index, fc.integer({ min: 100, max: 3_000 })).map(([who, amount]) => withdraw(who, amount)),
      fc.tuple(index, index).map(([who, which]) => cancel(who, which)),
      fc.constantFrom(5, 12, 600).map((seconds) => wait(seconds)),
      index.map((who) => closeAccount(who)),
      index.map((who) => leave(who)),
      fc.tuple(index, index).map(([who, which]) => bankSendsBack(who, which)),
      fc.constant(freeze()),
      fc.constant(resume()),
      index.map((who) => rename(who)),
      index.map((who) => replaceAccount(who)),
      index.map((who) => endWaits(who)),
      fc.constant(restart()),
      fc.constant(settle()),
      naira.map((amount) => topUp(amount)),
    ];
    let played = 0;
    await fc.assert(
      fc.asyncProperty(fc.commands(commands, { maxCommands: 40, size: 'max' }), async (sequence) => {
        await liftFreeze();
        const suspenseKobo = await readSuspense();
        const start = () => ({
          model: { people: [], closed: [], parkedKobo: 0, isFrozen: false },
          real: { people: [], closed: [], suspenseKobo },
        });
        await fc.asyncModelRun(start, sequence);
        await expectCleanLedger(oja);
        played += 1;
      }),
      { numRuns: runs, interruptAfterTimeLimit: 180_000 + runs * 10_000, markInterruptAsFailure: false },
    );
    // A slow machine that runs out of time must still have run this many, or the test fails.
    expect(played).toBeGreaterThanOrEqual(runs / 2);
  },
  240_000 + runs * 10_000,
);
