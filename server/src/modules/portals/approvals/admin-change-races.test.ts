import type { Role } from '@oja/contract/access';
import { approvalHours } from '@oja/contract/approvals';
import { hourMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setRole } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf, roundsUntil } from '../../../../test/rounds.ts';
import { together, useCasesTogether } from '../../../../test/together.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { endDueSanctions } from '../sanctions/index.ts';
import { approveProposal } from './answer-approval.ts';
import { lapseApprovals } from './lapse-approvals.ts';

/** Real calls about changes to administrators, started together. The rows decide who was first. */
const oja = await startOja();
const [first, second, third] = [await addAdmin(oja), await addAdmin(oja), await addAdmin(oja)];
await changeSettings(oja, 'security', { secondAdminForAdmins: true, sessionTimeoutHours: 168 });
const fullRounds = 50;
const longMs = 180_000;
const attempt = { number: 1, last: false };

const changeRole = (person: Person, role: Role, by = first) =>
  oja.call('changeUserRole', { token: by.token, params: { id: person.id }, body: { role } });
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const decline = (id: string, by = third) =>
  oja.call('declineProposal', { token: by.token, params: { id }, body: { reason: 'No.' } });

/**
 * A person and the proposal to make them an administrator. The one of the round before is none any more: all are locked
 * and told each time, so hundreds would make the rounds slow.
 */
async function proposed(by = first, person?: Person) {
  const target = person ?? (await oja.person());
  await replaceExtraAdmin(target);
  return { target, id: present((await changeRole(target, 'admin', by)).body.approval).id };
}
let extra: Person | undefined;
async function replaceExtraAdmin(person: Person): Promise<void> {
  if (extra) await setRole(oja, extra.id, 'user');
  extra = person;
}
const userOf = ({ id }: Person) =>
  oja.deps.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const statusOf = async (approvalId: string) => {
  const query = oja.deps.db.selectFrom('approvals').select('status').where('id', '=', approvalId);
  return (await query.executeTakeFirstOrThrow()).status;
};
/** What the audit log holds about a person, oldest first, without the proposals themselves. */
async function logOf({ id }: Person) {
  const rows = await oja.deps.db
    .selectFrom('auditLog')
    .select(['position', 'action', 'after'])
    .where('subjectId', '=', id)
    .where('action', '<>', 'approval.proposed')
    .orderBy('position')
    .execute();
  return rows.map(({ position, action, after }) => ({
    position,
    action,
    role: (after as { role?: Role } | null)?.role,
  }));
}
const actionsOf = async (person: Person) => (await logOf(person)).map(({ action }) => action);
const madeAdmin = ['approval.approved', 'user.role_changed'];

test('two who approve: one does, and the role is given once', { timeout: longMs }, async () => {
  for (let round = 0; round < roundsOf(fullRounds); round += 1) {
    const { target, id } = await proposed();
    const answers = await together(round, [() => approve(id), () => approve(id, third)]);
    const [winner, loser] = answers.toSorted((one, other) => one.status - other.status);
    expect(present(winner).status).toBe(200);
    expect(refusalOf(present(loser))).toEqual([409, 'approval_ended']);
    expect(await userOf(target)).toMatchObject({ role: 'admin' });
    expect(await actionsOf(target)).toEqual(madeAdmin);
  }
});

for (const [word, answerOf, ended] of [
  ['another declines', (id: string) => decline(id), 'declined'],
  ['its proposer withdraws', (id: string) => decline(id, first), 'withdrawn'],
] as const) {
  test(`approved while ${word}: one of the two happens`, { timeout: longMs }, async () => {
    const seen = new Set<string>();
    for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
      const { target, id } = await proposed();
      const [approved, other] = await together(round, [() => approve(id), () => answerOf(id)]);
      const isApproved = approved.status === 200;
      expect(refusalOf(isApproved ? other : approved)).toEqual([409, 'approval_ended']);
      expect(await statusOf(id)).toBe(isApproved ? 'approved' : ended);
      expect((await userOf(target)).role).toBe(isApproved ? 'admin' : 'user');
      expect(await actionsOf(target)).toEqual(isApproved ? madeAdmin : [`approval.${ended}`]);
      seen.add(await statusOf(id));
    }
    expect(seen.size).toBe(2);
  });
}

test('approved while it lapses: one of the two happens', { timeout: longMs }, async () => {
  const actor = { id: second.id, label: second.email };
  const provenBy = new SystemCaller('races');
  const seen = new Set<string>();
  for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
    const { target, id } = await proposed();
    const lapsesAt = oja.clock.now.getTime() + approvalHours * hourMs;
    // The approval reads its clock just before the end, the poll just after it.
    const before = { ...oja.deps, now: () => new Date(lapsesAt - 1) };
    const after = { ...oja.deps, now: () => new Date(lapsesAt) };
    const [approved] = await useCasesTogether(round, [
      () => approveProposal(before, { approvalId: id, actor, provenBy }),
      () => lapseApprovals.run(after, {}, attempt),
    ]);
    if (approved instanceof Refusal) expect(approved.code).toBe('approval_ended');
    const isApproved = !(approved instanceof Refusal);
    expect(await statusOf(id)).toBe(isApproved ? 'approved' : 'lapsed');
    expect((await userOf(target)).role).toBe(isApproved ? 'admin' : 'user');
    expect(await actionsOf(target)).toEqual(isApproved ? madeAdmin : []);
    seen.add(await statusOf(id));
  }
  expect(seen.size).toBe(2);
});

test('approved while the person is suspended: then it waits, or they are suspended', {
  timeout: longMs,
}, async () => {
  const seen = new Set<string>();
  for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
    const { target, id } = await proposed();
    const [approved, banned] = await together(round, [
      () => approve(id),
      () => oja.call('banUser', { token: third.token, params: { id: target.id }, body: { reason: 'Left.' } }),
    ]);
    expect([approved.status, banned.status]).toEqual([200, 200]);
    const status = banned.body.approval === null ? 'banned' : 'active';
    expect(await userOf(target)).toMatchObject({ role: 'admin', status });
    // An administrator is not suspended by one person, in either order.
    expect(await actionsOf(target)).toEqual(
      status === 'banned' ? ['user.suspended', ...madeAdmin] : madeAdmin,
    );
    seen.add(status);
  }
  expect(seen.size).toBe(2);
});

test('approved while the person gets another role: no administrator demotes alone', {
  timeout: longMs,
}, async () => {
  const seen = new Set<number>();
  for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
    const { target, id } = await proposed(first, await oja.person({ role: 'moderator' }));
    const [approved, changed] = await together(round, [
      () => approve(id),
      () => changeRole(target, 'user', third),
    ]);
    expect([approved.status, changed.status]).toEqual([200, 200]);
    expect(await userOf(target)).toMatchObject({ role: 'admin' });
    const given = (await logOf(target)).flatMap(({ role }) => role ?? []);
    expect(given).toEqual(changed.body.approval === null ? ['user', 'admin'] : ['admin']);
    seen.add(given.length);
  }
  expect(seen.size).toBe(2);
});

test('approved while the person closes the account: one of the two happens', {
  timeout: longMs,
}, async () => {
  const seen = new Set<string>();
  for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
    const { target, id } = await proposed();
    const [approved, closed] = await together(round, [
      () => approve(id),
      () => oja.call('deleteUser', { token: target.token, body: {} }),
    ]);
    const { role, erasedAt } = await userOf(target);
    if (approved.status === 200) {
      expect([closed.status, role, erasedAt]).toEqual([401, 'admin', null]);
      expect(await actionsOf(target)).toEqual(madeAdmin);
    } else {
      expect([refusalOf(approved), closed.status, role]).toEqual([[409, 'approval_ended'], 200, 'user']);
      expect(erasedAt).not.toBeNull();
      expect(await actionsOf(target)).not.toContain('user.role_changed');
    }
    seen.add(await statusOf(id));
  }
  expect(seen.size).toBe(2);
});

test('approved while its proposer is demoted: it was before that, or it waits', {
  timeout: longMs,
}, async () => {
  const seen = new Set<string>();
  for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
    const demoted = await addAdmin(oja);
    const { target, id } = await proposed(demoted);
    const demotion = present((await changeRole(demoted, 'user')).body.approval);
    const [approved, ended] = await together(round, [() => approve(id), () => approve(demotion.id, third)]);
    expect(ended.status).toBe(200);
    expect(await userOf(demoted)).toMatchObject({ role: 'user' });
    if (approved.status === 200) {
      await expectMadeBefore(target, demoted);
    } else {
      expect(refusalOf(approved)).toEqual([403, 'second_admin_needed']);
      await expectStillWaiting(target, id);
    }
    seen.add(approved.status === 200 ? 'approved' : 'refused');
  }
  expect(seen.size).toBe(2);
});

/** The log says that the one was made an administrator before the other was demoted. */
async function expectMadeBefore(target: Person, demoted: Person): Promise<void> {
  expect(await userOf(target)).toMatchObject({ role: 'admin' });
  const [given] = (await logOf(target)).filter(({ role }) => role === 'admin');
  const [taken] = (await logOf(demoted)).filter(({ role }) => role === 'user');
  expect(present(given).position).toBeLessThan(present(taken).position);
}

async function expectStillWaiting(target: Person, id: string): Promise<void> {
  expect(await userOf(target)).toMatchObject({ role: 'user' });
  expect(await actionsOf(target)).toEqual([]);
  expect(await statusOf(id)).toBe('waiting');
  expect((await decline(id)).status).toBe(200);
}

test('a reactivation is approved while the suspension ends: it happens once', {
  timeout: longMs,
}, async () => {
  const seen = new Set<number>();
  for (const round of roundsUntil(fullRounds, () => seen.size === 2)) {
    const admin = await addAdmin(oja);
    await replaceExtraAdmin(admin);
    const params = { id: admin.id };
    const body = { kind: 'suspension', reason: 'For a day.', days: 1 } as const;
    const suspension = await oja.call('addSanction', { token: first.token, params, body });
    await approve(present(suspension.body.approval).id);
    const { id } = present((await oja.call('unbanUser', { token: first.token, params })).body.approval);
    oja.clock.advance(24 * hourMs);
    const [approved] = await together(round, [
      () => approve(id),
      () => endDueSanctions.run(oja.deps, {}, attempt),
    ]);
    if (approved.status !== 200) expect(refusalOf(approved)).toEqual([409, 'state_conflict']);
    expect(await statusOf(id)).toBe(approved.status === 200 ? 'approved' : 'waiting');
    expect(await userOf(admin)).toMatchObject({ role: 'admin', status: 'active' });
    expect((await actionsOf(admin)).filter((action) => action === 'user.unsuspended')).toHaveLength(1);
    seen.add(approved.status);
  }
  expect(seen.size).toBe(2);
});
