import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { SystemCaller } from '../../../http/require-proof.ts';
import { suspendUser } from './suspend-user.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const other = await oja.person({ role: 'admin' });
const by = { id: admin.id, role: 'admin', label: admin.email } as const;

const statusOf = async (id: string) => {
  const row = await oja.deps.db.selectFrom('users').select('status').where('id', '=', id).executeTakeFirst();
  return row?.status;
};
const linesAbout = (id: string) =>
  oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'reason', 'actorId'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();

describe('PATCH /admin/users/{id}/ban and /unBan', () => {
  test('ends every session at once, is audited with its reason and tells the person (A418, A550, A592)', async () => {
    const person = await oja.person();
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    const answer = await oja.call('banUser', {
      token: admin.token,
      params: { id: person.id },
      body: { reason: 'Sold one account twice.' },
    });
    expect(answer.body).toMatchObject({
      status: 'success',
      data: { id: person.id, status: 'banned' },
      message: 'User suspended successfully',
    });
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    const credentials = { email: person.email, password: person.password };
    expect(refusalOf(await oja.call('login', { body: credentials }))).toEqual([403, 'account_suspended']);
    expect(
      refusalOf(await oja.call('login', { body: { ...credentials, password: 'wrong-one-here' } })),
    ).toEqual([401, 'credentials_wrong']);
    expect(await linesAbout(person.id)).toEqual([
      { action: 'user.suspended', reason: 'Sold one account twice.', actorId: admin.id },
    ]);
    await oja.runJobs();
    const [mail] = await oja.mails(person.email);
    expect(mail?.text).toContain('Sold one account twice.');
  });

  test('needs no body, and a second one that changes nothing is refused (A419, A551 to A555, A593)', async () => {
    const person = await oja.person();
    const call = { token: admin.token, params: { id: person.id } };
    expect((await oja.call('banUser', call)).body.data).toEqual({ id: person.id, status: 'banned' });
    expect(refusalOf(await oja.call('banUser', call))).toEqual([409, 'sanction_stands']);
    const back = await oja.call('unbanUser', call);
    expect(back.body).toMatchObject({
      data: { id: person.id, status: 'active' },
      message: 'User unsuspended successfully',
    });
    expect(refusalOf(await oja.call('unbanUser', call))).toEqual([409, 'account_active']);
    // A user whose suspension ends must sign in again: ended sessions stay ended.
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect((await linesAbout(person.id)).map((line) => line.action)).toEqual([
      'user.suspended',
      'user.unsuspended',
    ]);
    const wrongCase = { method: 'PATCH', headers: { authorization: `Bearer ${admin.token}` } } as const;
    for (const path of ['unban', 'UNBAN', 'Ban']) {
      const url = `/api/admin/users/${person.id}/${path}`;
      const response = await oja.app.inject({ ...wrongCase, url });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not_found']);
    }
  });

  test('an end of the suspension is audited with its reason, which the person does not read', async () => {
    const person = await oja.person();
    const call = { token: admin.token, params: { id: person.id } };
    await oja.call('banUser', call);
    await oja.call('unbanUser', { ...call, body: { reason: 'The bank cleared it.' } });
    expect((await linesAbout(person.id)).at(-1)).toEqual({
      action: 'user.unsuspended',
      reason: 'The bank cleared it.',
      actorId: admin.id,
    });
    await oja.runJobs();
    expect((await oja.mails(person.email)).at(-1)?.text).not.toContain('The bank cleared it.');
  });

  test('activates an inactive user, with its own message (A594)', async () => {
    const person = await oja.person();
    await oja.deps.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', person.id).execute();
    const answer = await oja.call('unbanUser', { token: admin.token, params: { id: person.id } });
    expect(answer.body.message).toBe('User Activated successfully');
    expect(await statusOf(person.id)).toBe('active');
  });

  test('refuses the own account, staff for moderators, and an account that is not there', async () => {
    const self = await oja.call('banUser', { token: admin.token, params: { id: admin.id } });
    expect(refusalOf(self)).toEqual([409, 'own_account_refused']);
    const moderator = await oja.person({ role: 'moderator' });
    const asModerator = { id: moderator.id, role: 'moderator', label: moderator.email } as const;
    await expect(suspendUser(oja.deps, { userId: other.id, by: asModerator })).rejects.toMatchObject({
      code: 'staff_protected',
    });
    const person = await oja.person();
    await suspendUser(oja.deps, { userId: person.id, by: asModerator });
    expect(await statusOf(person.id)).toBe('banned');
    expect(refusalOf(await oja.call('banUser', { token: admin.token }))).toEqual([404, 'not_found']);
  });

  test('two administrators who suspend each other at once: one always remains', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([
        oja.call('banUser', { token: admin.token, params: { id: other.id } }),
        oja.call('banUser', { token: other.token, params: { id: admin.id } }),
      ]);
      const left = await Promise.all([statusOf(admin.id), statusOf(other.id)]);
      expect(left.filter((status) => status === 'active')).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await oja.deps.db.updateTable('users').set({ status: 'active' }).where('role', '=', 'admin').execute();
      await oja.deps.db.updateTable('sanctions').set({ endedAt: oja.clock.now }).execute();
      await oja.deps.db.updateTable('sessions').set({ endedAt: null }).execute();
      oja.deps.sessions.invalidateAll();
    }
    await suspendUser(oja.deps, { userId: other.id, by, provenBy: new SystemCaller('test') });
    const third = await oja.person({ role: 'moderator' });
    const asModerator = { id: third.id, role: 'moderator', label: third.email } as const;
    await expect(suspendUser(oja.deps, { userId: admin.id, by: asModerator })).rejects.toMatchObject({
      code: 'last_admin_protected',
    });
  });
});
