import { hourMs, minuteMs } from '@oja/contract/durations';
import type { WorkKind } from '@oja/contract/work-fields';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { asOwner } from '../../../../test/as-owner.ts';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { fund, linkNewAccount, parkPayment, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { openChargeback } from '../../money/chargebacks/index.ts';
import { withdrawalKit } from '../../money/payouts/test-withdrawals.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, nameHolders } = withdrawalKit(oja);
const reader = await oja.person({ role: 'admin', days: 365 });
const large = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: large });

let first: Person;
let second: Person;
beforeEach(async () => {
  first = await oja.person({ role: 'finance', days: 30 });
  second = await oja.person({ role: 'finance', days: 30 });
});
afterEach(() => expectCleanLedger(oja));

/** The decisions of a member of staff, and the median of their hours. */
async function decisionsOf({ id }: Person): Promise<[number, number | null] | undefined> {
  const { body } = await oja.call('operatorFigures', { token: reader.token });
  const found = body.data.people.find((person) => person.id === id);
  return found && [found.decisions, found.decision_hours];
}

async function request(amount: number, accountNumber?: string): Promise<string> {
  const answer = await withdraw(await addPayee(10_000, accountNumber), amount);
  expect(answer.status).toBe(200);
  return answer.body.data.id;
}

async function propose(id: string): Promise<string | undefined> {
  const body = { reason: 'Two confirmed sales.' };
  const answer = await oja.call('adminReleaseWithdrawal', { token: first.token, params: { id }, body });
  expect(answer.status).toBe(200);
  return answer.body.approval?.id;
}

const giveBack = (id: string) =>
  oja.call('adminReturnWithdrawal', { token: first.token, params: { id }, body: { reason: 'As asked.' } });

test('a release counts once, for the person who approved it, since the request', async () => {
  const id = await request(large);
  oja.clock.advance(3 * hourMs);
  const approval = present(await propose(id));
  oja.clock.advance(hourMs);
  const params = { id: approval };
  expect((await oja.call('approveProposal', { token: second.token, params })).status).toBe(200);
  expect(await decisionsOf(second)).toEqual([1, 4]);
  expect(await decisionsOf(first)).toBeUndefined();
});

test('a declined release counts once, for the person who declined it', async () => {
  const id = await request(large);
  const params = { id: present(await propose(id)) };
  oja.clock.advance(2 * hourMs);
  const call = { token: second.token, params, body: { reason: 'Please call us first.' } };
  expect((await oja.call('declineProposal', call)).status).toBe(200);
  expect(await decisionsOf(second)).toEqual([1, 2]);
  expect(await decisionsOf(first)).toBeUndefined();
});

test('a release without a second person counts for the one who was alone', async () => {
  const id = await request(large);
  oja.clock.advance(5 * hourMs);
  const others = [reader.id, second.id];
  const away = "update users set status = 'banned' where id <> $1 and role in ('admin', 'finance')";
  await asOwner(oja, away, [first.id]);
  expect(await propose(id)).toBeUndefined();
  await asOwner(oja, "update users set status = 'active' where id = any ($1::uuid[])", [others]);
  expect(await decisionsOf(first)).toEqual([1, 5]);
});

test('money that is returned is a decision, with and without a proposal that waits', async () => {
  oja.clock.advance(minuteMs);
  const [proposed, plain] = [await request(large), await request(large)];
  await propose(proposed);
  oja.clock.advance(6 * hourMs);
  for (const id of [proposed, plain]) expect((await giveBack(id)).body.data.status).toBe('failed');
  expect(await decisionsOf(first)).toEqual([2, 6]);
});

test('a one-time password counts once Paystack took it, for the person who entered that one', async () => {
  const id = await request(large - 1, '0000000003');
  await pass(11_000);
  oja.clock.advance(2 * hourMs);
  const enter = ({ token }: Person, otp: string) =>
    oja.call('adminEnterOtp', { token, params: { id }, body: { otp } });
  expect(refusalOf(await enter(first, '000000'))).toEqual([422, 'transfer_otp_wrong']);
  expect(await decisionsOf(first)).toBeUndefined();
  expect((await enter(second, '123456')).body.data.status).toBe('paid');
  expect(await decisionsOf(second)).toEqual([1, 2]);
  expect(await decisionsOf(first)).toBeUndefined();
});

/** The decisions about a kind of work by all staff, and the median of their hours. */
async function decidedOf(kind: WorkKind): Promise<[number, number | null] | undefined> {
  const { body } = await oja.call('operatorFigures', { token: reader.token });
  const found = body.data.decided.kinds.find((row) => row.kind === kind);
  return found && [found.decisions, found.decision_hours];
}

test('an answer to a chargeback counts since the bank asked', async () => {
  const reference = await fund(oja, await oja.person(), 900);
  await openChargeback(oja.deps, { gatewayId: reference, reference, amountKobo: 90_000 });
  const { body } = await oja.call('listChargebacks', { token: first.token });
  oja.clock.advance(3 * hourMs);
  const params = { id: present(body.data[0]).id };
  const answer = { answer: 'contested', reason: 'It was handed over.' } as const;
  expect((await oja.call('answerChargeback', { token: first.token, params, body: answer })).status).toBe(200);
  expect([await decisionsOf(first), await decidedOf('chargeback')]).toEqual([
    [1, 3],
    [1, 3],
  ]);
});

test('a bank account counts since its holder had to be compared', async () => {
  const person = await oja.person({ days: 365 });
  await oja.deps.db.updateTable('users').set({ name: 'Ada Obi' }).where('id', '=', person.id).execute();
  oja.deps.sessions.invalidateUser(person.id);
  const restore = nameHolders('OBI CHIDI');
  const id = await linkNewAccount(oja, person).finally(restore);
  oja.clock.advance(7 * hourMs);
  const body = { accept: true, account_name: 'OBI CHIDI', reason: 'The papers were compared.' };
  const decide = { token: first.token, params: { id }, body };
  expect((await oja.call('adminDecideAccount', decide)).status).toBe(200);
  expect([await decisionsOf(first), await decidedOf('bank_account')]).toEqual([
    [1, 7],
    [1, 7],
  ]);
});

test('a parked payment counts since it was parked, for the second person or the one who was alone', async () => {
  const parked = async () => {
    const { reference } = await parkPayment(oja);
    const { body } = await oja.call('listParkedPayments', { token: first.token });
    return present(body.data.find((row) => row.reference === reference)).id;
  };
  const settle = async (id: string) => {
    const body = { outcome: 'credit', reason: 'The bank took its own fee.' } as const;
    const answer = await oja.call('proposeParkedOutcome', { token: first.token, params: { id }, body });
    return answer.body.data.approval?.id;
  };
  const [shared, alone] = [await parked(), await parked()];
  oja.clock.advance(3 * hourMs);
  const params = { id: present(await settle(shared)) };
  oja.clock.advance(hourMs);
  expect((await oja.call('approveProposal', { token: second.token, params })).status).toBe(200);
  expect(await decisionsOf(second)).toEqual([1, 4]);
  const others = [reader.id, second.id];
  const away = "update users set status = 'banned' where id <> $1 and role in ('admin', 'finance')";
  await asOwner(oja, away, [first.id]);
  expect(await settle(alone)).toBeUndefined();
  await asOwner(oja, "update users set status = 'active' where id = any ($1::uuid[])", [others]);
  expect(await decisionsOf(first)).toEqual([1, 4]);
  expect(await decidedOf('parked_payment')).toEqual([2, 4]);
  expect(await decidedOf('approval')).toBeUndefined();
});
