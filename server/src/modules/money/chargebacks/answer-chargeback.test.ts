import { randomUUID } from 'node:crypto';
import { chargebackAnswerHours } from '@oja/contract/chargebacks';
import { hourMs, minuteMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import { fund, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openChargeback, settleChargeback } from './index.ts';

const oja = await startOjaWithPaystack();
const staff = await oja.person({ role: 'finance' });
const reason = 'The account was handed over on 12 November.';

async function ask(dueAt?: Date) {
  const reference = await fund(oja, await oja.person(), 900);
  await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: 90_000, dueAt });
  return { reference, id: (await row(reference)).id };
}

const row = (gatewayId: string) =>
  oja.deps.db
    .selectFrom('chargebacks')
    .selectAll()
    .where('gatewayId', '=', gatewayId)
    .executeTakeFirstOrThrow();
const alertOf = (subject: string) =>
  oja.deps.db
    .selectFrom('alerts')
    .select(['message', 'resolvedAt', 'workId'])
    .where('kind', '=', 'chargeback')
    .where('subject', '=', subject)
    .executeTakeFirstOrThrow();
const listed = async (id: string) =>
  (await oja.call('listChargebacks', { token: staff.token })).body.data.find((item) => item.id === id);
const answer = (id: string, { by = staff } = {}) =>
  oja.call('answerChargeback', { token: by.token, params: { id }, body: { answer: 'contested', reason } });

test('an answer is recorded once, in the log too, ends the alert, and moves no money', async () => {
  const { id, reference } = await ask();
  expect(await alertOf(reference)).toMatchObject({ resolvedAt: null, workId: id });
  expect(await listed(id)).toMatchObject({ reference, amount: 900, held: 900, answer: null });
  expect((await answer(id)).status).toBe(200);
  expect((await alertOf(reference)).resolvedAt).not.toBeNull();
  expect((await listed(id))?.answer).toMatchObject({ answer: 'contested', reason, by_id: staff.id });
  const { after } = await oja.deps.db
    .selectFrom('auditLog')
    .select('after')
    .where('action', '=', 'chargeback.answered')
    .where('subjectId', '=', id)
    .executeTakeFirstOrThrow();
  expect(after).toMatchObject({ answer: 'contested' });
  expect(refusalOf(await answer(id))).toEqual([409, 'state_conflict']);
  expect(await row(reference)).toMatchObject({ status: 'open', heldKobo: 90_000 });

  await settleChargeback(oja.deps, { gatewayId: reference, outcome: 'won' });
  expect(await listed(id)).toBeUndefined();
  await expectCleanLedger(oja);
});

test('the decision of the bank ends the alert of a chargeback that has no answer, which then takes none', async () => {
  const { id, reference } = await ask();
  await settleChargeback(oja.deps, { gatewayId: reference, outcome: 'lost' });
  expect((await alertOf(reference)).resolvedAt).not.toBeNull();
  expect(refusalOf(await answer(id))).toEqual([409, 'state_conflict']);
  await expectCleanLedger(oja);
});

test('a reminder makes an answer that did not arrive work again, unless it was given in the last hour', async () => {
  const { id, reference } = await ask();
  const remind = async () => {
    const data = { id: reference, transaction: { reference, amount: 90_000 }, n: randomUUID() };
    await oja.sim.control('POST', '/events', { event: 'charge.dispute.remind', data });
    await oja.sim.deliver();
    await oja.runJobs();
  };
  const queued = async () =>
    (await oja.call('listWork', { token: staff.token, query: { kind: 'chargeback' } })).body.data.map(
      (item) => item.id,
    );
  expect((await answer(id)).status).toBe(200);
  oja.clock.advance(30 * minuteMs);
  await remind();
  expect(await queued()).not.toContain(id);
  oja.clock.advance(31 * minuteMs);
  await remind();
  expect(await queued()).toContain(id);
  expect((await listed(id))?.answer).toBeNull();
  const open = oja.deps.db.selectFrom('alerts').select('message').where('resolvedAt', 'is', null);
  const [alert] = await open.where('subject', '=', reference).execute();
  expect(alert?.message).toContain('recorded as answered');
  expect((await answer(id)).status).toBe(200);
  expect(await queued()).not.toContain(id);
});

test('staff record nothing about a payment of their own', async () => {
  const { id } = await ask();
  await asOwner(oja, 'update chargebacks set user_id = $2 where id = $1', [id, staff.id]);
  await asOwner(oja, 'update payout_holds set user_id = $2 where subject_id = $1', [id, staff.id]);
  expect(refusalOf(await answer(id))).toEqual([409, 'own_account_refused']);
});

test('an unknown chargeback, and a caller without the right', async () => {
  const { id } = await ask();
  expect(refusalOf(await answer('0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11'))).toEqual([404, 'not_found']);
  const by = await oja.person({ role: 'moderator' });
  expect(refusalOf(await answer(id, { by }))).toEqual([403, 'access_denied']);
  expect(refusalOf(await oja.call('listChargebacks', { token: by.token }))).toEqual([403, 'access_denied']);
});

test('it is due when Paystack says, else after the time that Paystack gives', async () => {
  const named = new Date(oja.clock.now.getTime() + 20 * hourMs);
  expect((await row((await ask(named)).reference)).dueAt).toEqual(named);
  const { openedAt, dueAt } = await row((await ask()).reference);
  expect(dueAt.getTime() - openedAt.getTime()).toBe(chargebackAnswerHours * hourMs);
});

test('the events of Paystack bring the due time, and their outcome ends the alert of a repeated request', async () => {
  const person = await oja.person();
  const reference = await fund(oja, person, 900);
  const dispute = async () => {
    const { id } = (await oja.sim.control('POST', '/disputes', { reference })) as { id: number };
    await oja.sim.deliver();
    await oja.runJobs();
    return String(id);
  };
  const [first, again] = [await dispute(), await dispute()];
  const { body } = await oja.deps.db
    .selectFrom('paystackEvents')
    .select('body')
    .where('reference', '=', reference)
    .where('event', '=', 'charge.dispute.create')
    .orderBy('receivedAt')
    .executeTakeFirstOrThrow();
  expect((await row(first)).dueAt.toISOString()).toBe(JSON.parse(present(body).toString()).data.dueAt);
  expect((await alertOf(again)).resolvedAt).toBeNull();
  await oja.sim.control('POST', `/disputes/${again}/resolve`, { resolution: 'declined' });
  await oja.sim.deliver();
  await oja.runJobs();
  expect((await alertOf(again)).resolvedAt).not.toBeNull();
  const unmatched = await oja.deps.db
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', 'payment_unmatched')
    .where('subject', '=', reference)
    .execute();
  expect(unmatched).toEqual([]);
  await expectCleanLedger(oja);
});
