import type { Role } from '@oja/contract/access';
import { approvalHours } from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { endDueSanctions } from '../sanctions/index.ts';
import { approveProposal } from './answer-approval.ts';

const oja = await startOja();
const first = await addAdmin(oja);
const second = await addAdmin(oja);
const setSwitch = (secondAdminForAdmins: boolean) =>
  changeSettings(oja, 'security', { secondAdminForAdmins });
beforeEach(() => setSwitch(true));

const role = (person: Person, wanted: Role, by = first) =>
  oja.call('changeUserRole', { token: by.token, params: { id: person.id }, body: { role: wanted } });
const ban = (person: Person, by = first, more = {}) =>
  oja.call('banUser', {
    token: by.token,
    params: { id: person.id },
    body: { reason: 'They left.' },
    ...more,
  });
const unban = (person: Person, by = first, more = {}) =>
  oja.call('unbanUser', { token: by.token, params: { id: person.id }, ...more });
const remove = (person: Person, by = first, more = {}) =>
  oja.call('deleteUserByStaff', { token: by.token, params: { id: person.id }, ...more });
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const rowOf = ({ id }: Person) =>
  oja.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const toldOf = async ({ id }: Person) => {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('title')
    .where('userId', '=', id)
    .where('event', '=', 'admin_changed')
    .execute();
  return rows.map(({ title }) => title);
};
test('making and demoting an administrator waits for another one', async () => {
  const person = await oja.person();
  const { body } = await role(person, 'admin');
  expect(body).toMatchObject({ message: 'Waiting for Approval', data: { role: 'user' } });
  expect(refusalOf(await role(person, 'admin', second))).toEqual([409, 'approval_waiting']);
  const { id } = present(body.approval);
  expect(refusalOf(await approve(id, first))).toEqual([403, 'second_admin_needed']);
  expect((await approve(id)).body.data).toMatchObject({
    status: 'approved',
    facts: [{ value: 'New role: Administrator' }, { value: 'Administrator' }],
  });
  expect(await rowOf(person)).toMatchObject({ role: 'admin' });
  // The session from before is gone, as with every promotion.
  expect(refusalOf(await oja.call('adminDashboard', { token: person.token }))).toEqual([
    401,
    'session_invalid',
  ]);
  const down = await role(person, 'user');
  expect(await rowOf(person)).toMatchObject({ role: 'admin' });
  expect((await approve(present(down.body.approval).id)).status).toBe(200);
  expect(await rowOf(person)).toMatchObject({ role: 'user' });
});

test('the person whom a proposal is about is not asked, and neither approves nor declines', async () => {
  const third = await addAdmin(oja);
  const { body } = await role(third, 'user');
  const { id } = present(body.approval);
  expect(refusalOf(await approve(id, third))).toEqual([409, 'own_account_refused']);
  const decline = { token: third.token, params: { id }, body: { reason: 'I stay.' } };
  expect(refusalOf(await oja.call('declineProposal', decline))).toEqual([409, 'own_account_refused']);
  const listed = await oja.call('listApprovals', { token: third.token });
  expect(listed.body.data.find((proposal) => proposal.id === id)).toMatchObject({ actions: [] });
  const asked = await oja.deps.db
    .selectFrom('notifications')
    .select('userId')
    .where('event', '=', 'approval_needed')
    .where('userId', 'in', [second.id, third.id])
    .orderBy('createdAt', 'desc')
    .execute();
  expect(asked.map(({ userId }) => userId)).toContain(second.id);
  expect(asked.map(({ userId }) => userId)).not.toContain(third.id);
  expect((await approve(id)).status).toBe(200);
});

test.each(['finance', 'trust'] as const)(
  'making and ending a member of %s waits, too, and is told',
  async (wanted) => {
    const person = await oja.person();
    const made = await role(person, wanted);
    expect(await rowOf(person)).toMatchObject({ role: 'user' });
    expect((await approve(present(made.body.approval).id)).status).toBe(200);
    expect(await toldOf(second)).toContain(`${(await rowOf(person)).name} is now a member of ${wanted}`);
    const added = await oja.call('addUser', {
      token: first.token,
      body: { name: 'New Colleague', email: `${wanted}@example.com`, role: wanted },
    });
    expect(added.body).toMatchObject({ data: { role: 'user' } });
    expect((await approve(present(added.body.approval).id)).status).toBe(200);
    for (const change of [() => ban(person), () => unban(person), () => role(person, 'user')]) {
      const { body } = await change();
      expect((await approve(present(body.approval).id)).status).toBe(200);
    }
    expect(await rowOf(person)).toMatchObject({ role: 'user', status: 'active' });
    expect(await toldOf(second)).toContain(
      `${(await rowOf(person)).name} is no longer a member of ${wanted}`,
    );
    expect((await role(await oja.person(), 'moderator')).body.approval).toBeNull();
  },
);

test('one who is no longer an active administrator approves no change to one', async () => {
  const person = await oja.person();
  const { id } = present((await role(person, 'admin')).body.approval);
  for (const change of [{ role: 'trust' }, { status: 'banned' }] as const) {
    const former = await addAdmin(oja);
    await oja.deps.db.updateTable('users').set(change).where('id', '=', former.id).execute();
    // As a call whose session was read before the change.
    const actor = { id: former.id, label: former.email };
    const provenBy = new SystemCaller('test');
    const approved = approveProposal(oja.deps, { approvalId: id, actor, provenBy });
    await expect(approved).rejects.toMatchObject({ code: 'access_denied' });
  }
  expect(await rowOf(person)).toMatchObject({ role: 'user' });
  expect((await approve(id)).status).toBe(200);
});

test('suspending and deleting an administrator wait, and other people are changed at once', async () => {
  const third = await addAdmin(oja);
  const suspended = await ban(third);
  expect(suspended.body).toMatchObject({ message: 'Waiting for Approval', data: { status: 'active' } });
  expect((await approve(present(suspended.body.approval).id)).status).toBe(200);
  expect(await rowOf(third)).toMatchObject({ status: 'banned' });
  expect(refusalOf(await oja.call('adminDashboard', { token: third.token }))).toEqual([
    401,
    'session_invalid',
  ]);
  const deleted = await remove(third);
  expect(await rowOf(third)).toMatchObject({ erasedAt: null });
  expect((await approve(present(deleted.body.approval).id)).status).toBe(200);
  expect((await rowOf(third)).erasedAt).not.toBeNull();

  expect((await ban(await oja.person())).body).toMatchObject({ approval: null, data: { status: 'banned' } });
  expect((await role(await oja.person(), 'moderator')).body).toMatchObject({ approval: null });
});

/** An administrator who is suspended without a second one. */
async function addSuspended() {
  const admin = await addAdmin(oja);
  await setSwitch(false);
  await ban(admin);
  await setSwitch(true);
  return admin;
}

test('reactivating an administrator waits for another one', async () => {
  const third = await addSuspended();
  const { body } = await unban(third);
  expect(body).toMatchObject({ message: 'Waiting for Approval', data: { status: 'banned' } });
  expect(await rowOf(third)).toMatchObject({ status: 'banned' });
  expect(refusalOf(await unban(third, second))).toEqual([409, 'approval_waiting']);
  const { id } = present(body.approval);
  expect(refusalOf(await approve(id, first))).toEqual([403, 'second_admin_needed']);
  expect((await approve(id)).body.data).toMatchObject({
    status: 'approved',
    facts: [{ value: 'Let in again' }, { value: 'Administrator' }],
  });
  const { status, name } = await rowOf(third);
  expect(status).toBe('active');
  expect(await toldOf(second)).toContain(`${name} is let in again as an administrator`);
  expect((await sanctionsOf(third))[0]).toMatchObject({ endedBy: first.id, endReason: null });
  // Other people are let in at once.
  const person = await oja.person();
  await ban(person);
  expect((await unban(person)).body).toMatchObject({ approval: null, data: { status: 'active' } });
});

test('lifting the suspension of an administrator waits, too, and the person then reads the reason', async () => {
  const third = await addSuspended();
  const [{ id: sanctionId } = { id: '' }] = await sanctionsOf(third);
  const lift = await oja.call('liftSanction', {
    token: first.token,
    params: { id: sanctionId },
    body: { reason: 'It was our mistake.' },
  });
  expect((await sanctionsOf(third))[0]).toMatchObject({ endedAt: null });
  expect(await rowOf(third)).toMatchObject({ status: 'banned' });
  const many = { action: 'unsuspend' as const, ids: [third.id], reason: 'It was our mistake.' };
  const answer = await oja.call('changeManyUsers', { token: second.token, body: many });
  expect(answer.body.data.done).toEqual([]);
  expect((await approve(present(lift.body.approval).id)).status).toBe(200);
  expect(await rowOf(third)).toMatchObject({ status: 'active' });
  expect((await sanctionsOf(third))[0]).toMatchObject({ endReason: 'It was our mistake.' });
});

test('a reactivation that the clock made meanwhile is not made again', async () => {
  const third = await addAdmin(oja);
  await setSwitch(false);
  const sanction = { kind: 'suspension', reason: 'For a day.', days: 1 } as const;
  await oja.call('addSanction', { token: first.token, params: { id: third.id }, body: sanction });
  await setSwitch(true);
  const { id } = present((await unban(third)).body.approval);
  oja.clock.advance(24 * hourMs);
  await endDueSanctions.run(oja.deps, {}, { number: 1, last: false });
  expect(await rowOf(third)).toMatchObject({ status: 'active' });
  const admins = [await addAdmin(oja), await addAdmin(oja)];
  expect(refusalOf(await approve(id, admins[0]))).toEqual([409, 'state_conflict']);
});

const sanctionsOf = ({ id }: Person) =>
  oja.deps.db.selectFrom('sanctions').selectAll().where('userId', '=', id).execute();

test('several people at once: administrators among them wait', async () => {
  const [person, third] = [await oja.person(), await addAdmin(oja)];
  const body = { action: 'suspend' as const, ids: [person.id, third.id], reason: 'Both left.' };
  const answer = await oja.call('changeManyUsers', { token: first.token, body });
  expect(answer.body.data).toEqual({
    done: [person.id],
    refused: [{ id: third.id, message: 'Another administrator has to approve it.' }],
  });
});

test('a new account is a user until another administrator approved the role', async () => {
  const body = { name: 'Ngozi Ade', email: 'ngozi@second.test', role: 'admin' } as const;
  const added = await oja.call('addUser', { token: first.token, body });
  expect(added.body).toMatchObject({ data: { role: 'user' }, message: 'User created successfully' });
  expect((await approve(present(added.body.approval).id)).status).toBe(200);
  const row = await oja.deps.db.selectFrom('users').select('role').where('email', '=', body.email).execute();
  expect(row).toEqual([{ role: 'admin' }]);
});

test('without the switch it is done at once, with proof, and the others are told', async () => {
  await setSwitch(false);
  const third = await addAdmin(oja);
  const { name } = await rowOf(third);
  const unproven = await addAdmin(oja);
  const gone = await addSuspended();
  await setSwitch(false);
  for (const call of [
    () => ban(third, unproven, { proof: false }),
    () => remove(third, unproven, { proof: false }),
    () => unban(gone, unproven, { proof: false }),
  ])
    expect(refusalOf(await call())).toEqual([403, 'proof_required']);
  expect((await role(third, 'user')).body.approval).toBeNull();
  expect((await role(third, 'admin')).body.approval).toBeNull();
  expect((await ban(third)).body.approval).toBeNull();
  expect((await toldOf(second)).filter((title) => title.startsWith(`${name} `)).toSorted()).toEqual([
    `${name} is no longer an administrator`,
    `${name} is now an administrator`,
    `${name} was suspended as an administrator`,
  ]);
  expect((await remove(third)).body.approval).toBeNull();
  // The name of the person is erased everywhere.
  expect(await toldOf(second)).toContain('The account of an administrator was deleted');
  // Neither who did it nor whom it concerns is told so.
  expect((await toldOf(first)).filter((title) => !title.includes('let in again'))).toEqual([]);
});

test('who suspends the other administrators is not alone for 48 hours', async () => {
  const other = await startOja();
  await changeSettings(other, 'security', { sessionTimeoutHours: 168 });
  const [one, two] = [await addAdmin(other), await addAdmin(other)];
  const goodwill = async () => {
    const { id } = await other.person();
    const body = { kind: 'goodwill', direction: 'credit', amount: 200, reason: 'For the wait.' } as const;
    return (await other.call('adjustWallet', { token: one.token, params: { id }, body })).body.data.approval;
  };
  await other.call('banUser', { token: one.token, params: { id: two.id } });
  const { id } = present(await goodwill());
  expect(refusalOf(await other.call('approveProposal', { token: one.token, params: { id } }))).toEqual([
    403,
    'second_admin_needed',
  ]);
  other.clock.advance(approvalHours * hourMs - 1);
  expect(await goodwill()).not.toBeNull();
  other.clock.advance(1);
  expect(await goodwill()).toBeNull();
});
