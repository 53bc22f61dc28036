import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { hourMs } from '@oja/contract/durations';
import { payoutEndpoints } from '@oja/contract/payouts';
import { walletEndpoints } from '@oja/contract/wallet';
import { expect, test, vi } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  confirmEmail,
  fund,
  linkAccount,
  startFunding,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { seeded } from '../../../../test/seeded.ts';
import { type Answer, expectNoDeadlocks, shootWaves, stormCaller } from '../../../../test/storm.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { pollPayments } from '../funding/index.ts';
import { readBalance } from '../ledger/index.ts';
import { advanceWithdrawal } from './advance-withdrawal.ts';
import { pollWithdrawals } from './payout.jobs.ts';
import { withdrawalKit } from './test-withdrawals.ts';

// Argon2id with the smallest parameters: the storm tests the order of events, not the cost of a hash.
vi.mock(import('../../../crypto/passwords.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  hashPassword: (password) => hash(password, { algorithm: 2, memoryCost: 8, timeCost: 1 }),
  needsRehash: () => false,
}));

/**
 * Random actions on the money of a few users, 16 at a time over a real network: withdrawals, changes of destination
 * and owner's name, the freeze, payments, closed accounts and the jobs. The result is read from Paystack.
 * STORM_WAVES=400 is a long run.
 */
const waves = Number(process.env.STORM_WAVES ?? 24);
const fundedNaira = 50_000;
const names = { holder: 'Ada Obi', stranger: 'Eve Thief' };

const oja = await startOjaWithPaystack({ sameClock: true });
const { nameHolders, pass } = withdrawalKit(oja);
nameHolders('OBI ADA');
const admin = await oja.person({ role: 'admin', days: 2 * waves + 30 });
const ask = stormCaller(oja.url);
const next = seeded(43);
const pick = <Item>(items: readonly Item[]) => items[next(items.length)] as Item;

/** The last four digits, shown in labels, differ for every account. */
let accountNumbers = 1_000_000_000;
const newNumber = () => {
  accountNumbers += 1;
  return String(accountNumbers);
};
const bankAccount = () => ({
  bankName: 'Test Bank',
  bankCode: '001',
  accountNumber: newNumber(),
  accountName: 'Whoever',
});

async function addPerson(): Promise<Person> {
  const person = await oja.person({ days: 2 * waves + 30 });
  await confirmEmail(oja, person);
  await oja.deps.db.updateTable('users').set({ name: names.holder }).where('id', '=', person.id).execute();
  return person;
}

interface Page {
  reference: string;
  authorizationUrl: string;
}
/** Open payment pages of 500 naira, by user. */
const pages = new Map<string, Page[]>();
const pressed = new Set<string>();
const addPage = (person: Person, page: Page) => pages.set(person.id, [...(pages.get(person.id) ?? []), page]);
const pageOf = (person: Person) => pick(pages.get(person.id) ?? []);

/** The destination label in the reply to each withdrawal request. */
const decidedFor = new Map<string, string>();

const oneOf = async (table: 'withdrawals' | 'bankAccounts', person: Person): Promise<string> => {
  const rows = await oja.deps.db
    .selectFrom(table)
    .select('id')
    .where('userId', '=', person.id)
    .where('status', 'not in', ['removed', 'paid', 'cancelled', 'failed'] as never[])
    .execute();
  return pick(rows)?.id ?? randomUUID();
};

/** Withdrawals that were unclaimed when a freeze committed. None of them may be sent before the freeze is lifted. */
let heldByFreeze = new Set<string>();
const resumes = { begun: 0, ended: 0 };
const sentWhileFrozen: string[] = [];
const { readBalance: askBalance, sendTransfer } = oja.deps.paystack;
// A realistic latency, between the first check of a withdrawal and its reservation.
oja.deps.paystack.readBalance = async () => {
  await sleep(next(60));
  return askBalance();
};
oja.deps.paystack.sendTransfer = (transfer) => {
  if (heldByFreeze.has(transfer.reference)) sentWhileFrozen.push(transfer.reference);
  return sendTransfer(transfer);
};

async function freeze(): Promise<Answer> {
  // A resume under way may commit after this freeze and lift it before the rows are read.
  const { begun, ended } = resumes;
  const answer = await ask(admin, '/admin/money/freeze', { body: { reason: 'Storm.' } });
  const unclaimed = await oja.deps.db
    .selectFrom('withdrawals')
    .select('reference')
    .where('status', '=', 'requested')
    .execute();
  if (answer.status === 200 && ended === begun && resumes.begun === begun) {
    heldByFreeze = new Set(unclaimed.map(({ reference }) => reference));
  }
  return answer;
}

async function resume(): Promise<Answer> {
  resumes.begun += 1;
  heldByFreeze.clear();
  const answer = await ask(admin, '/admin/money/resume', { body: { reason: 'Storm.' } });
  resumes.ended += 1;
  return answer;
}

/** One request, or the same one twice concurrently under one key, with one effect. */
async function onceOrTwice(request: (key: string) => Promise<Answer>, idOf: (data: never) => string) {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 1 + next(2) }, () => request(key)));
  const ids = answers.filter(({ status }) => status === 200).map(({ data }) => idOf(data as never));
  expect(new Set(ids).size).toBeLessThanOrEqual(1);
  return answers;
}

async function withdraw(person: Person): Promise<Answer[]> {
  const body = {
    amount: 200 + next(100),
    method: 'bank',
    bank_account_id: await oneOf('bankAccounts', person),
  };
  const answers = await onceOrTwice(
    (key) => ask(person, '/withdrawals', { body, key }),
    ({ id }: { id: string }) => id,
  );
  for (const { status, data } of answers) {
    if (status !== 200) continue;
    const { id, destination } = payoutEndpoints.requestWithdrawal.reply.parse(data);
    decidedFor.set(id, destination);
  }
  return answers;
}

async function pay(person: Person): Promise<Answer[]> {
  const answers = await onceOrTwice(
    (key) => ask(person, '/paystack/pay', { body: { amount: 500 }, key }),
    ({ reference }: Page) => reference,
  );
  const paid = answers.find(({ status }) => status === 200);
  if (paid) {
    const { reference, authorization_url: authorizationUrl } = walletEndpoints.payPaystack.reply.parse(
      paid.data,
    );
    addPage(person, { reference, authorizationUrl });
  }
  return answers;
}

async function press(person: Person): Promise<void> {
  const page = pageOf(person);
  if (page === undefined) return;
  pressed.add(page.reference);
  await oja.sim.press(page.authorizationUrl, 'success');
}

const job = { number: 1, last: false };
const nothing: readonly string[] = [];

/** The weight of each action, the refusals it may meet beside `session_invalid`, and the action. */
const moves = {
  withdraw: {
    weight: 5,
    refusals: ['withdrawals_waiting', 'wallet_balance_too_low', 'not_found'],
    run: withdraw,
  },
  // Withdraws first: a storm that finds an open withdrawal only by chance may cancel none.
  cancel: {
    weight: 2,
    refusals: ['withdrawal_state_conflict', 'not_found'],
    run: async (person: Person) => {
      await withdraw(person);
      return [await ask(person, `/withdrawals/${await oneOf('withdrawals', person)}/cancel`)];
    },
  },
  replace: {
    weight: 2,
    refusals: ['bank_account_in_use', 'account_name_mismatch', 'not_found'],
    run: async (person: Person) => [
      await ask(person, `/bank-accounts/${await oneOf('bankAccounts', person)}`, {
        method: 'PUT',
        body: bankAccount(),
      }),
    ],
  },
  remove: {
    weight: 1,
    refusals: ['bank_account_in_use', 'not_found'],
    run: async (person: Person) => [
      await ask(person, `/bank-accounts/${await oneOf('bankAccounts', person)}`, { method: 'DELETE' }),
    ],
  },
  link: {
    weight: 1,
    refusals: ['account_name_mismatch'],
    run: async (person: Person) => [await ask(person, '/bank-accounts', { body: bankAccount() })],
  },
  rename: {
    weight: 2,
    refusals: nothing,
    run: async (person: Person) => [
      await ask(person, '/user', {
        method: 'PUT',
        body: { name: pick([names.holder, names.holder, names.stranger]) },
      }),
    ],
  },
  freeze: { weight: 2, refusals: ['state_conflict'], run: async () => [await freeze()] },
  resume: { weight: 2, refusals: ['state_conflict'], run: async () => [await resume()] },
  pay: { weight: 2, refusals: nothing, run: pay },
  press: {
    weight: 2,
    refusals: nothing,
    run: async (person: Person) => {
      await press(person);
      return [];
    },
  },
  verify: {
    weight: 2,
    refusals: ['payment_pending', 'payment_not_completed', 'payment_under_review', 'not_found'],
    run: async (person: Person) => [
      await ask(person, `/paystack/verify?reference=${pageOf(person)?.reference ?? 'fund-none'}`, {
        method: 'GET',
      }),
    ],
  },
  close: {
    weight: 1,
    refusals: ['account_has_open_business'],
    run: async (person: Person) => [
      await ask(person, '/user', { method: 'DELETE', body: { password: person.password } }),
    ],
  },
  send: {
    weight: 8,
    refusals: nothing,
    run: async (person: Person) => {
      const id = await oneOf('withdrawals', person);
      if (decidedFor.has(id)) await advanceWithdrawal(oja.deps, id);
      return [];
    },
  },
  poll: {
    weight: 1,
    refusals: nothing,
    run: async () => {
      await Promise.all([pollWithdrawals.run(oja.deps, {}, job), pollPayments.run(oja.deps, {}, job)]);
      return [];
    },
  },
};
type Move = keyof typeof moves;
const drawn = (Object.keys(moves) as Move[]).flatMap((move) => Array<Move>(moves[move].weight).fill(move));

/** The account number of a paid transfer at Paystack; undefined without one. */
async function paidTo(reference: string): Promise<string | undefined> {
  const response = await fetch(`${oja.sim.url}/transfer/verify/${reference}`, {
    headers: { authorization: `Bearer ${oja.sim.secretKey}` },
  });
  const { data } = (await response.json()) as {
    data?: { status?: string; recipient?: { details: { account_number: string } } };
  };
  return data?.status === 'success' ? data.recipient?.details.account_number : undefined;
}

test(
  'a storm on payouts pays what was decided, credits what was paid, and leaves the books clean',
  async () => {
    const payees: Person[] = [];
    for (let n = 0; n < 8; n += 1) {
      const payee = await addPerson();
      pressed.add(await fund(oja, payee, fundedNaira));
      await linkAccount(oja, payee, newNumber());
      payees.push(payee);
    }
    // Empty wallets that can be closed, each with an abandoned page that can still be paid.
    const closers: Person[] = [];
    for (let n = 0; n < waves / 2; n += 1) {
      const closer = await addPerson();
      const page = await startFunding(oja, closer, 500);
      addPage(closer, page);
      await oja.sim.control('POST', `/transactions/${page.reference}`, { status: 'abandoned' });
      closers.push(closer);
    }
    const shots: (Pick<Answer, 'status' | 'code'> & { move: Move })[] = [];
    const shoot = async (move: Move, person: Person): Promise<void> => {
      await sleep(next(80));
      const answers = await moves[move].run(person);
      shots.push(...answers.map(({ status, code }) => ({ move, status, code })));
    };
    const shootWave = async (wave: number) => {
      // Ends the waits after a new name or destination, and proofs.
      oja.clock.advance(25 * hourMs);
      const { status, code } = await resume();
      shots.push({ move: 'resume', status, code });
      // Sometimes no withdrawal is open, so that destinations can be replaced and removed.
      if (wave % 3 === 0) await oja.runJobs();
      const [payee, other, closer] = [pick(payees), pick(payees), pick(closers)];
      await Promise.all(
        Array.from({ length: 16 }, () => {
          const move = pick(drawn);
          return shoot(move, move === 'close' ? closer : pick([payee, payee, other, closer]));
        }),
      );
    };
    const needed: Move[] = ['withdraw', 'cancel', 'rename', 'freeze', 'resume', 'pay', 'close'];
    const happened = (wanted: Move) => shots.some(({ move, status }) => move === wanted && status === 200);
    await shootWaves(waves, shootWave, () => needed.filter((move) => !happened(move)));
    const odd = shots.filter(
      ({ move, status, code = '' }) =>
        status !== 200 && code !== 'session_invalid' && !(moves[move].refusals as string[]).includes(code),
    );
    expect(odd).toEqual([]);
    expect(sentWhileFrozen).toEqual([]);

    await settleAll([...payees, ...closers]);
    await expectPaidAsDecided();
    await expectCreditedOnce([...payees, ...closers]);
    await expectCleanLedger(oja);
    await expectNoDeadlocks(oja);
  },
  60_000 + waves * 3_000,
);

/** Finishes open work: payouts resume, every user has the account holder's name again, and the jobs run. */
async function settleAll(persons: readonly Person[]): Promise<void> {
  await resume();
  for (const person of persons) await ask(person, '/user', { method: 'PUT', body: { name: names.holder } });
  for (let n = 0; n < 3; n += 1) await pass(25 * hourMs);
}

async function expectPaidAsDecided(): Promise<void> {
  const rows = await oja.deps.db
    .selectFrom('withdrawals')
    .select(['id', 'reference', 'status', 'destination'])
    .execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual([...decidedFor.keys()].toSorted());
  const seen = { paid: 0, notSent: 0 };
  for (const { id, reference, status } of rows) {
    const number = await paidTo(reference);
    if (status === 'paid') {
      seen.paid += 1;
      expect(decidedFor.get(id)).toContain(number?.slice(-4) ?? 'no transfer');
    } else {
      seen.notSent += 1;
      expect([status, number]).toEqual(['cancelled', undefined]);
    }
  }
  expect(Math.min(seen.paid, seen.notSent)).toBeGreaterThan(0);
}

/** A wallet holds deposits less withdrawals; a closed one holds nothing, and its payments are parked. */
async function expectCreditedOnce(persons: readonly Person[]): Promise<void> {
  const payments = await oja.deps.db.selectFrom('payments').selectAll().execute();
  for (const person of persons) {
    const { erasedAt } = await oja.deps.db
      .selectFrom('users')
      .select('erasedAt')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    const own = payments.filter(({ userId, reference }) => userId === person.id && pressed.has(reference));
    const credited = own.filter(({ status }) => status === 'paid');
    expect(own.filter(({ status }) => status !== 'paid' && status !== 'parked')).toEqual([]);
    if (erasedAt === null) expect(credited).toEqual(own);
    const { withdrawn } = await oja.deps.db
      .selectFrom('withdrawals')
      .select(({ fn }) => fn.sum<number>('amountKobo').as('withdrawn'))
      .where('userId', '=', person.id)
      .where('status', '=', 'paid')
      .executeTakeFirstOrThrow();
    const paidIn = credited.reduce((sum, { amountKobo }) => sum + amountKobo, 0);
    const expected = erasedAt ? 0 : paidIn - Number(withdrawn ?? 0);
    expect(await readBalance(oja.deps.db, account.wallet(person.id))).toBe(expected);
  }
}
