import { createHmac } from 'node:crypto';
import { minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { dieAtEveryStep, type Preparation } from '../../../../test/crash.ts';
import type { Person } from '../../../../test/oja.ts';
import {
  availableOf,
  confirmEmail,
  fund,
  linkAccount,
  startFunding,
  startOjaWithPaystack,
} from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import type { Deps } from '../../../deps/deps.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { confirmFunding, pollPayments, startPayment } from '../../money/funding/index.ts';
import {
  advanceWithdrawal,
  cancelWithdrawal,
  pollWithdrawals,
  requestWithdrawal,
} from '../../money/payouts/index.ts';
import { receiveEvent } from '../../money/paystack-events/index.ts';

/**
 * Each flow is killed before and after every statement and every gateway call; then another process takes over. The
 * money must be booked exactly once.
 */
const oja = await startOjaWithPaystack();
const once = { number: 1, last: false };

const dieEverywhere = (prepare: Preparation) => dieAtEveryStep(oja, prepare);

/** Another process, a while later: it polls, receives the webhooks and works off the queue. */
async function takeOver(): Promise<void> {
  for (let n = 0; n < 3; n += 1) {
    oja.clock.advance(2 * minuteMs);
    await pollPayments.run(oja.deps, {}, once);
    await pollWithdrawals.run(oja.deps, {}, once);
  }
}

async function addPayee(): Promise<Person & { accountId: string }> {
  const person = await oja.person();
  await confirmEmail(oja, person);
  await fund(oja, person, 1_000);
  return { ...person, accountId: await linkAccount(oja, person) };
}
const userOf = async (person: Person) => {
  const session = await oja.deps.sessions.find(person.token, { fresh: true });
  if (session === undefined) throw new Error('no session');
  return session.user;
};
const requestFor = (person: { accountId: string }) => ({
  amount: 400,
  method: 'bank' as const,
  bank_account_id: person.accountId,
});

test('confirming a payment', async () => {
  const deaths = await dieEverywhere(async () => {
    const ada = await oja.person();
    await oja.sim.spoilEvent('charge.success', { kind: 'drop' });
    const { reference, authorizationUrl } = await startFunding(oja, ada, 300);
    await oja.sim.press(authorizationUrl, 'success');
    return {
      flow: (deps) => confirmFunding(deps, reference),
      async afterwards() {
        await takeOver();
        expect(await availableOf(oja, ada)).toBe(300);
      },
    };
  });
  expect(deaths).toBeGreaterThan(15);
}, 60_000);

test('starting a payment', async () => {
  const deaths = await dieEverywhere(async () => {
    const ada = await oja.person();
    const user = await userOf(ada);
    const start = (deps: Deps) =>
      startPayment(deps, user, { amount: 300, callbackUrl: undefined, idempotencyKey: 'one' });
    return {
      flow: start,
      async afterwards() {
        const page = await start(oja.deps);
        expect(await start(oja.deps)).toEqual(page);
        const { transactions } = (await oja.sim.control('GET', '/state')) as {
          transactions: { reference: string; status: string }[];
        };
        const rows = await oja.deps.db
          .selectFrom('payments')
          .select('reference')
          .where('userId', '=', ada.id)
          .execute();
        const known = new Set(rows.map(({ reference }) => reference));
        // Every payment page is paid, also one whose address was lost with the process.
        const opened = transactions.filter(({ reference }) => known.has(reference));
        for (const { reference } of opened) {
          await oja.sim.control('POST', `/transactions/${reference}`, { status: 'success' });
        }
        expect(opened.map(({ reference }) => reference)).toContain(page.reference);
        await takeOver();
        expect(await availableOf(oja, ada)).toBe(300 * opened.length);
      },
    };
  });
  expect(deaths).toBeGreaterThan(15);
}, 60_000);

test('hearing an event', async () => {
  const deaths = await dieEverywhere(async () => {
    const ada = await oja.person();
    await oja.sim.spoilEvent('charge.success', { kind: 'drop' });
    const { reference, authorizationUrl } = await startFunding(oja, ada, 300);
    await oja.sim.press(authorizationUrl, 'success');
    const bytes = Buffer.from(JSON.stringify({ event: 'charge.success', data: { reference } }));
    const signature = createHmac('sha512', oja.sim.secretKey).update(bytes).digest('hex');
    return {
      flow: (deps) => receiveEvent(deps, bytes, signature),
      async afterwards(died) {
        // Paystack sends an event again that was not answered.
        if (died) await receiveEvent(oja.deps, bytes, signature);
        await oja.runJobs();
        expect(await availableOf(oja, ada)).toBe(300);
      },
    };
  });
  expect(deaths).toBeGreaterThan(5);
}, 60_000);

test('requesting a withdrawal', async () => {
  const deaths = await dieEverywhere(async () => {
    const ada = await addPayee();
    const user = await userOf(ada);
    const ask = (deps: Deps) =>
      requestWithdrawal(deps, user, {
        request: requestFor(ada),
        idempotencyKey: 'one',
        provenBy: new SystemCaller('test'),
      });
    return {
      flow: ask,
      async afterwards(died) {
        // The browser repeats the request with the same key.
        if (died) await ask(oja.deps);
        expect(await availableOf(oja, ada)).toBe(600);
        await takeOver();
        const { body } = await oja.call('listWithdrawals', { token: ada.token });
        expect(body.data.map((row) => row.status)).toEqual(['paid']);
      },
    };
  });
  expect(deaths).toBeGreaterThan(25);
}, 60_000);

test('sending a withdrawal', async () => {
  const deaths = await dieEverywhere(async () => {
    const ada = await addPayee();
    const id = await requestWithdrawal(oja.deps, await userOf(ada), {
      request: requestFor(ada),
      idempotencyKey: undefined,
      provenBy: new SystemCaller('test'),
    });
    oja.clock.advance(11_000);
    return {
      flow: (deps) => advanceWithdrawal(deps, id),
      async afterwards() {
        await takeOver();
        const { body } = await oja.call('listWithdrawals', { token: ada.token });
        expect(body.data[0]?.status).toBe('paid');
        expect(await availableOf(oja, ada)).toBe(600);
        const { transfers } = (await oja.sim.control('GET', '/state')) as {
          transfers: { reference: string }[];
        };
        expect(transfers.filter(({ reference }) => reference === body.data[0]?.reference)).toHaveLength(1);
      },
    };
  });
  expect(deaths).toBeGreaterThan(25);
}, 60_000);

test('calling a withdrawal back', async () => {
  const deaths = await dieEverywhere(async () => {
    const ada = await addPayee();
    const withdrawalId = await requestWithdrawal(oja.deps, await userOf(ada), {
      request: requestFor(ada),
      idempotencyKey: undefined,
      provenBy: new SystemCaller('test'),
    });
    return {
      flow: (deps) => cancelWithdrawal(deps, { withdrawalId, userId: ada.id }),
      async afterwards() {
        await takeOver();
        const { body } = await oja.call('listWithdrawals', { token: ada.token });
        const { status } = present(body.data[0]);
        expect(['cancelled', 'paid']).toContain(status);
        expect(await availableOf(oja, ada)).toBe(status === 'cancelled' ? 1_000 : 600);
      },
    };
  });
  expect(deaths).toBeGreaterThan(10);
}, 60_000);
