import { approvalHours } from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';
import { afterEach, expect, test } from 'vitest';
import { expectCleanLedger } from '../../../../test/expect-clean-ledger.ts';
import type { Person } from '../../../../test/oja.ts';
import { availableOf, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { type Payee, withdrawalKit } from '../../money/payouts/test-withdrawals.ts';
import { findMoneyFaults } from '../money-watch/index.ts';

const oja = await startOjaWithPaystack();
const { addPayee, withdraw, pass, newest } = withdrawalKit(oja);
const first = await oja.person({ role: 'admin' });
const second = await oja.person({ role: 'admin' });
const large = 1_000;
await changeSettings(oja, 'payment', { approvalThreshold: large });
afterEach(() => expectCleanLedger(oja));

const release = (id: string, by = first) =>
  oja.call('adminReleaseWithdrawal', {
    token: by.token,
    params: { id },
    body: { reason: 'Two confirmed sales.' },
  });
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const decline = (id: string, by = second) =>
  oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'Please call us first.' } });
const cancel = (person: Payee, id: string) =>
  oja.call('cancelWithdrawal', { token: person.token, params: { id } });
const eventsOf = async ({ token }: Person) =>
  (await oja.call('listNotifications', { token })).body.data.map(({ event }) => event);
const forStaff = async (id: string) => {
  const { body } = await oja.call('adminWithdrawals', { token: first.token, query: { limit: '100' } });
  return present(body.data.find((row) => row.id === id));
};

async function requested(amount = large) {
  const person = await addPayee(10_000);
  const { body, text } = await withdraw(person, amount);
  if (!body.data) throw new Error(text);
  return { person, id: body.data.id, withdrawal: body.data };
}
async function proposed() {
  const { person, id } = await requested();
  return { person, id, approvalId: present((await release(id)).body.approval).id };
}

test('one below the threshold leaves by itself', async () => {
  const { person, withdrawal } = await requested(large - 1);
  expect(withdrawal).toMatchObject({ release_due_at: null, note: null });
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
});

test('parts of a large one are held from the one on with which 24 hours reach the threshold', async () => {
  const { person } = await requested(large - 500);
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
  expect((await withdraw(person, 500)).body.data).toMatchObject({
    release_due_at: expect.any(String),
    note: expect.stringMatching(/counted over 24 hours/),
  });
  await pass(hourMs);
  const held = present(await newest(person));
  expect(held.status).toBe('requested');
  const approval = present((await release(held.id)).body.approval);
  expect((await approve(approval.id)).status).toBe(200);
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
});

test('a large one is held and leaves once a second member of staff approved', async () => {
  const { person, id, withdrawal } = await requested();
  const dueAt = new Date(oja.clock.now.getTime() + approvalHours * hourMs).toISOString();
  expect(withdrawal).toMatchObject({ release_due_at: dueAt, actions: ['cancel'] });
  expect(withdrawal.note).toMatch(/^We check withdrawals of this size/);
  await pass(hourMs);
  expect(await newest(person)).toMatchObject({ status: 'requested', release_due_at: dueAt });
  expect(await forStaff(id)).toMatchObject({
    attention: 'release_needed',
    actions: ['release', 'return_money'],
  });
  expect(await eventsOf(second)).toContain('staff_alert');

  const answer = await release(id);
  expect(answer.body).toMatchObject({ message: 'Waiting for Approval', data: { actions: ['return_money'] } });
  const approval = present(answer.body.approval);
  expect(approval.lapses_at).toBe(dueAt);
  expect(refusalOf(await release(id, second))).toEqual([409, 'approval_waiting']);
  expect(refusalOf(await approve(approval.id, first))).toEqual([403, 'second_admin_needed']);
  await pass(hourMs);
  expect(await newest(person)).toMatchObject({ status: 'requested' });

  const { body } = await approve(approval.id);
  expect(body.data).toMatchObject({ status: 'approved', amount: large, reason: 'Two confirmed sales.' });
  expect(body.data.facts).toContainEqual({
    name: 'Owner',
    value: expect.any(String),
    person_id: person.id,
  });
  expect(await eventsOf(person)).toContain('withdrawal_released');
  expect(await newest(person)).toMatchObject({ release_due_at: null, note: null });
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
  expect(refusalOf(await release(id))).toEqual([409, 'withdrawal_state_conflict']);
});

test('declining gives the money back, and its owner reads why', async () => {
  const { person, approvalId } = await proposed();
  expect((await decline(approvalId)).status).toBe(200);
  expect(await newest(person)).toMatchObject({ status: 'failed', note: 'Please call us first.' });
  expect(await availableOf(oja, person)).toBe(10_000);
  expect(await eventsOf(person)).toContain('withdrawal_failed');
  await pass(hourMs);
  expect(await newest(person)).toMatchObject({ status: 'failed' });
});

test('a withdrawn proposal leaves it waiting for another one', async () => {
  const { person, id, approvalId } = await proposed();
  expect((await decline(approvalId, first)).body.data).toMatchObject({ status: 'withdrawn' });
  expect(await newest(person)).toMatchObject({ status: 'requested' });
  expect(await forStaff(id)).toMatchObject({ actions: ['release', 'return_money'] });
});

test('its owner may cancel it while it is checked, and then it cannot be approved', async () => {
  const { person, id, approvalId } = await proposed();
  expect((await cancel(person, id)).status).toBe(200);
  expect(await availableOf(oja, person)).toBe(10_000);
  expect(refusalOf(await approve(approvalId))).toEqual([409, 'approval_ended']);
  expect(refusalOf(await decline(approvalId))).toEqual([409, 'approval_ended']);
  expect(await newest(person)).toMatchObject({ status: 'cancelled' });
});

test('a released one waits for the end of a freeze like every other', async () => {
  const { person, approvalId } = await proposed();
  const body = { reason: 'A test.' };
  await oja.call('freezePayouts', { token: first.token, body });
  expect((await approve(approvalId)).status).toBe(200);
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'requested', note: expect.stringMatching(/paused/) });
  await oja.call('resumePayouts', { token: first.token, body });
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
});

test('a change of the threshold concerns later requests only', async () => {
  const { person, id } = await requested();
  await changeSettings(oja, 'payment', { approvalThreshold: large * 2 });
  await pass(hourMs);
  expect(await newest(person)).toMatchObject({ status: 'requested' });
  expect(await forStaff(id)).toMatchObject({ attention: 'release_needed' });
  await changeSettings(oja, 'payment', { approvalThreshold: large });
});

test('the database refuses to send it unreleased, and the auditor misses the approval', async () => {
  const { person, id, approvalId } = await proposed();
  const send = () =>
    oja.deps.db.updateTable('withdrawals').set({ sentAt: oja.clock.now }).where('id', '=', id).execute();
  await expect(send()).rejects.toThrow('withdrawals_released_before_sent');
  const mark = (releasedAt: Date | null) =>
    oja.deps.db.updateTable('withdrawals').set({ releasedAt }).where('id', '=', id).execute();
  await mark(oja.clock.now);
  const name = 'a large withdrawal left after two members of staff released it, or one who was alone';
  expect(await findMoneyFaults(oja.deps.db)).toEqual([{ name, faults: 1 }]);
  await mark(null);
  expect((await approve(approvalId)).status).toBe(200);
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
});

test('an administrator alone releases it with proof, and the log says so', async () => {
  const { person, id } = await requested();
  const others = oja.deps.db.updateTable('users').where('role', '=', 'admin').where('id', '<>', first.id);
  await others.set({ status: 'banned' }).execute();
  expect((await release(id)).body).toMatchObject({ approval: null, message: 'Withdrawal Released' });
  await pass(11_000);
  expect(await newest(person)).toMatchObject({ status: 'paid' });
  const lines = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'after'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
  expect(lines).toMatchObject([
    { action: 'approval.not_needed', after: { kind: 'withdrawal', alone: true } },
    { action: 'withdrawal.released', after: { approvedBy: null } },
  ]);
  await others.set({ status: 'active' }).execute();
});

test('without a decision in time the money goes back by itself', async () => {
  const { person, id, approvalId } = await proposed();
  const statusOf = async () =>
    (await oja.deps.db.selectFrom('withdrawals').selectAll().where('id', '=', id).executeTakeFirstOrThrow())
      .status;
  await pass(approvalHours * hourMs - 1_000);
  expect(await statusOf()).toBe('requested');
  oja.clock.advance(1_000);
  // The sessions from before have expired.
  const late = await oja.person({ role: 'admin' });
  expect(refusalOf(await approve(approvalId, late))).toEqual([409, 'approval_ended']);
  expect(refusalOf(await release(id, late))).toEqual([409, 'withdrawal_state_conflict']);
  await pass(0);
  expect(await statusOf()).toBe('failed');
  const wallet = await oja.deps.db
    .selectFrom('notifications')
    .select('event')
    .where('userId', '=', person.id)
    .execute();
  expect(wallet.map(({ event }) => event)).toContain('withdrawal_failed');
});

test('what was cancelled and what is older than 24 hours does not count', async () => {
  const { person, id } = await requested(large - 500);
  await cancel(person, id);
  expect((await withdraw(person, large - 500)).body.data).toMatchObject({ release_due_at: null });
  await pass(24 * hourMs);
  expect((await withdraw(person, large - 500)).body.data).toMatchObject({ release_due_at: null });
});
