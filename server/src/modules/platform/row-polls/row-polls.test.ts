import { hourMs, minuteMs } from '@oja/contract/durations';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { fund, startFunding, startOjaWithPaystack } from '../../../../test/paystack.ts';
import type { Deps } from '../../../deps/deps.ts';
import { type PaystackGateway, PaystackUnclear } from '../../../gateways/paystack/index.ts';
import { pollPayments } from '../../money/funding/index.ts';
import { pollPaystackEvents, receiveEvent } from '../../money/paystack-events/index.ts';

const oja = await startOjaWithPaystack();
const attempt = { number: 1, last: true };

function withGateway(answer: (reference: string) => Promise<never> | undefined): Deps {
  const verifyCharge: PaystackGateway['verifyCharge'] = (reference) =>
    answer(reference) ?? oja.deps.paystack.verifyCharge(reference);
  const paystack = Object.assign(Object.create(oja.deps.paystack), { verifyCharge });
  return { ...oja.deps, paystack };
}

async function startPayments(count: number): Promise<string[]> {
  const references: string[] = [];
  for (let index = 0; index < count; index += 1) {
    const { reference } = await startFunding(oja, await oja.person(), 500);
    references.push(reference);
    oja.clock.advance(1);
  }
  return references;
}

async function checksOf(references: readonly string[]): Promise<number[]> {
  const rows = await oja.deps.db
    .selectFrom('payments')
    .select(['reference', 'checks'])
    .where('reference', 'in', [...references])
    .execute();
  return references.map((reference) => rows.find((row) => row.reference === reference)?.checks ?? -1);
}

const failuresOf = (rowId: string) =>
  oja.deps.db.selectFrom('pollFailures').selectAll().where('rowId', '=', rowId).executeTakeFirst();

test('one row that always fails holds up no other, is tried less and less often, and is alerted about', async () => {
  const [poisoned = '', ...others] = await startPayments(4);
  let calls = 0;
  const deps = withGateway((reference) => {
    if (reference !== poisoned) return undefined;
    calls += 1;
    return Promise.reject(new TypeError('cannot read the answer'));
  });
  oja.clock.advance(2 * minuteMs);
  await pollPayments.run(deps, {}, attempt);
  expect(await checksOf([poisoned, ...others])).toEqual([0, 1, 1, 1]);
  expect(await failuresOf(poisoned)).toMatchObject({ failures: 1, lastError: 'cannot read the answer' });

  // Postponed: the next minute does not try it again.
  oja.clock.advance(minuteMs);
  await pollPayments.run(deps, {}, attempt);
  expect(calls).toBe(1);

  for (const waitMinutes of [2, 4, 8, 16]) {
    expect(await alertsAbout(poisoned)).toBe(0);
    oja.clock.advance(waitMinutes * minuteMs);
    await pollPayments.run(deps, {}, attempt);
  }
  expect(calls).toBe(5);
  expect(await alertsAbout(poisoned)).toBe(1);

  oja.clock.advance(hourMs);
  await pollPayments.run(oja.deps, {}, attempt);
  expect(await failuresOf(poisoned)).toBeUndefined();
  expect(await checksOf([poisoned])).toEqual([1]);
});

async function alertsAbout(rowId: string): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', 'poll_failing')
    .where('subject', '=', `poll_payments:${rowId}`)
    .execute();
  return rows.length;
}

test('a run ends after three unclear answers', async () => {
  await startPayments(6);
  oja.clock.advance(30 * minuteMs);
  let calls = 0;
  const deps = withGateway(() => {
    calls += 1;
    return Promise.reject(new PaystackUnclear('no answer'));
  });
  await pollPayments.run(deps, {}, attempt);
  expect(calls).toBe(3);
});

test('a chargeback whose job is held back for hours, as after a killed worker, is handled within minutes, behind events that stay unclear', async () => {
  const person = await oja.person();
  const reference = await fund(oja, person, 900);
  // Three charges whose events Paystack gives no clear answer to, received before the dispute.
  const unclear = await startPayments(3);
  for (const each of unclear) await storeEvent('charge.success', { reference: each });
  await storeEvent('charge.dispute.create', {
    id: 4711,
    transaction: { reference, amount: 90_000 },
  });
  await sql`select graphile_worker.reschedule_jobs(array[id], run_at => now() + interval '4 hours')
              from graphile_worker.jobs`.execute(oja.deps.db);
  await oja.runJobs();
  expect(await chargebacks(person.id)).toBe(0);

  const deps = withGateway((asked) =>
    unclear.includes(asked) ? Promise.reject(new PaystackUnclear('no answer')) : undefined,
  );
  for (let minutes = 0; minutes < 4; minutes += 1) {
    oja.clock.advance(minuteMs);
    await pollPaystackEvents.run(deps, {}, attempt);
  }
  expect(await chargebacks(person.id)).toBe(1);
  // A second run changes nothing.
  await pollPaystackEvents.run(oja.deps, {}, attempt);
  expect(await chargebacks(person.id)).toBe(1);
});

async function storeEvent(event: string, data: object): Promise<void> {
  const bytes = Buffer.from(JSON.stringify({ event, data }));
  const isSigned = () => true;
  const paystack = Object.assign(Object.create(oja.deps.paystack), { isSigned });
  await receiveEvent({ ...oja.deps, paystack }, bytes, 'signed');
  oja.clock.advance(1);
}

async function chargebacks(userId: string): Promise<number> {
  const rows = await oja.deps.db
    .selectFrom('chargebacks')
    .select('id')
    .where('userId', '=', userId)
    .execute();
  return rows.length;
}
