import type { Role } from '@oja/contract/access';
import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addBuyer, buy, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { changeRole as giveUserRole } from './change-role.ts';
import { deleteUser } from './delete-user.ts';
import { editUser } from './edit-user.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin } = market;
const other = await oja.person({ role: 'admin' });

const roleOf = async (id: string) => {
  const columns = ['role', 'verified'] as const;
  return oja.deps.db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
};
const changeRole = (id: string, role: Role, token = admin.token) =>
  oja.call('changeUserRole', { token, params: { id }, body: { role } });

describe('PATCH /admin/users/{id}/change-role (A556 to A558)', () => {
  test('gives the role, says so, and verifies only verified sellers (A421, A422, A595)', async () => {
    const person = await oja.person();
    const answer = await changeRole(person.id, 'verified_seller');
    expect(answer.body).toMatchObject({
      status: 'success',
      message: 'User role changed to verified_seller',
      data: { role: 'verified_seller', verified: true },
    });
    await changeRole(person.id, 'seller');
    expect(await roleOf(person.id)).toEqual({ role: 'seller', verified: false });
  });

  test.each(['superadmin', 'ADMIN', ['admin'], {}, null])('refuses %j as a role', async (role) => {
    const person = await oja.person();
    const params = { id: person.id };
    const answer = await oja.callRaw('changeUserRole', { token: admin.token, params, body: { role } });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    expect((await roleOf(person.id))?.role).toBe('user');
  });

  test('a demoted administrator meets 403 on the next call; a new one signs in again', async () => {
    const third = await oja.person({ role: 'admin' });
    expect((await oja.call('listUsers', { token: third.token })).status).toBe(200);
    await changeRole(third.id, 'user');
    expect(refusalOf(await oja.call('listUsers', { token: third.token }))).toEqual([403, 'access_denied']);
    expect((await oja.call('currentUser', { token: third.token })).body.data.role).toBe('user');
    await changeRole(third.id, 'moderator');
    expect(refusalOf(await oja.call('currentUser', { token: third.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    const moderator = await oja.person({ role: 'moderator' });
    expect((await oja.call('listReports', { token: moderator.token })).status).toBe(200);
    await changeRole(moderator.id, 'admin');
    expect(refusalOf(await oja.call('listReports', { token: moderator.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    await changeRole(moderator.id, 'user');
  });

  test('refuses the own role, and of two who demote each other one remains', async () => {
    expect(refusalOf(await changeRole(admin.id, 'user'))).toEqual([409, 'own_account_refused']);
    const answers = await Promise.all([
      changeRole(other.id, 'user'),
      changeRole(admin.id, 'user', other.token),
    ]);
    const admins = await oja.deps.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(admins).toHaveLength(1);
    // The second one was refused as one of the last two, or was no longer an administrator.
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => [403, 409].includes(status))).toHaveLength(1);
    await oja.deps.db
      .updateTable('users')
      .set({ role: 'admin' })
      .where('id', 'in', [admin.id, other.id])
      .execute();
    await oja.deps.db
      .updateTable('sessions')
      .set({ scope: 'admin', endedAt: null })
      .where('userId', 'in', [admin.id, other.id])
      .execute();
    oja.deps.sessions.invalidateAll();
  });
});

describe('editing, adding and deleting people', () => {
  test('changes facts and role in one step, audited with before and after (A448, A596)', async () => {
    const person = await oja.person();
    const answer = await oja.call('editUser', {
      token: admin.token,
      params: { id: person.id },
      body: { name: 'Ngozi Eze', location: 'Enugu', role: 'verified_seller' },
    });
    expect(answer.body).toMatchObject({
      message: 'User updated successfully',
      data: { name: 'Ngozi Eze', location: 'Enugu', role: 'verified_seller', email: person.email },
    });
    const { body: log } = await oja.call('listAuditEntries', {
      token: admin.token,
      query: { search: person.id },
    });
    const lines = log.data.toReversed();
    expect(lines).toMatchObject([
      { action: 'user.edited', after: { name: 'Ngozi Eze', location: 'Enugu' } },
      { action: 'user.role_changed', before: { role: 'user' }, after: { role: 'verified_seller' } },
    ]);
    const withEmail = { token: admin.token, params: { id: person.id }, body: { email: 'x@y.example' } };
    expect(refusalOf(await oja.callRaw('editUser', withEmail))).toEqual([400, 'invalid_input']);
  });

  test('an added person gets a link that works once, and signs in with their own password (A449, A597)', async () => {
    const body = { name: 'Tunde Bello', email: 'Tunde@Example.com', role: 'admin' } as const;
    const added = await oja.call('addUser', { token: admin.token, body });
    expect(added.body).toMatchObject({
      message: 'User created successfully',
      data: { email: 'tunde@example.com', role: 'admin', status: 'active' },
    });
    expect(refusalOf(await oja.call('addUser', { token: admin.token, body }))).toEqual([409, 'email_taken']);
    await oja.runJobs();
    const [mail] = (await oja.mails('tunde@example.com')).filter(({ subject }) =>
      subject.includes('invited'),
    );
    const token = present(/reset-password\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]);
    const password = 'egusi-and-pounded-yam';
    const choose = { body: { token, newPassword: password, confirmPassword: password } };
    oja.clock.advance(3 * dayMs);
    expect((await oja.call('resetPassword', choose)).status).toBe(200);
    expect(refusalOf(await oja.call('resetPassword', choose))).toEqual([400, 'reset_link_invalid']);
    const credentials = { email: 'tunde@example.com', password };
    expect((await oja.call('loginAdmin', { body: credentials })).status).toBe(200);
    oja.clock.advance(-3 * dayMs);
  });

  test.each([
    { email: 'a@b.example', role: 'user' },
    { name: 'No Address', role: 'user' },
  ])('a person needs a name and an e-mail address: %j', async (body) => {
    expect(refusalOf(await oja.callRaw('addUser', { token: admin.token, body }))).toEqual([
      400,
      'invalid_input',
    ]);
  });

  test('deleting erases, is refused with the reason while money is open, and never hits oneself (A450, A598)', async () => {
    const call = (id: string) =>
      oja.call('deleteUserByStaff', {
        token: admin.token,
        params: { id },
        body: { reason: 'Asked by mail.' },
      });
    const rich = await addBuyer(oja, 5_000);
    const refused = await call(rich.id);
    expect(refusalOf(refused)).toEqual([409, 'account_has_open_business']);
    expect(refused.body.message).toContain('₦5,000.00');
    const person = await oja.person();
    expect((await call(person.id)).body.message).toBe('User deleted successfully');
    expect(refusalOf(await call(person.id))).toEqual([404, 'not_found']);
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect(refusalOf(await call(admin.id))).toEqual([409, 'own_account_refused']);
  });

  test('the last administrator is never deleted or demoted', async () => {
    const admins = oja.deps.db.updateTable('users').where('role', '=', 'admin').where('id', '<>', admin.id);
    await admins.set({ status: 'inactive' }).execute();
    const toUser = { role: 'user' } as const;
    const assistant = await oja.person({ role: 'moderator' });
    const byModerator = { id: assistant.id, role: 'moderator', label: assistant.email } as const;
    const provenBy = { id: assistant.sessionId };
    const protectedLast = { code: 'last_admin_protected' };
    await expect(deleteUser(oja.deps, { userId: admin.id, by: byModerator })).rejects.toMatchObject(
      protectedLast,
    );
    await expect(
      giveUserRole(oja.deps, { userId: admin.id, role: 'user', by: byModerator, provenBy }),
    ).rejects.toMatchObject(protectedLast);
    await expect(
      editUser(oja.deps, { userId: admin.id, edit: toUser, by: byModerator, provenBy }),
    ).rejects.toMatchObject(protectedLast);
    // No session gets this far: this administrator was deactivated while the call waited for the lock.
    const by = { id: other.id, role: 'admin', label: other.email } as const;
    const denied = { code: 'access_denied' };
    await expect(deleteUser(oja.deps, { userId: admin.id, by })).rejects.toMatchObject(denied);
    const edit = { name: 'Edited' };
    await expect(editUser(oja.deps, { userId: admin.id, edit, by, provenBy })).rejects.toMatchObject(denied);
    const person = await oja.person();
    await expect(
      giveUserRole(oja.deps, { userId: person.id, role: 'seller', by, provenBy }),
    ).rejects.toMatchObject(denied);
    expect((await roleOf(person.id))?.role).toBe('user');
    await admins.set({ status: 'active' }).execute();
  });

  test('several at once: each by itself, with the reasons of those that were refused', async () => {
    const [one, two] = [await oja.person(), await oja.person()];
    const ids = [one.id, admin.id, two.id];
    const body = { action: 'suspend', ids, reason: 'A ring of accounts.' } as const;
    for (const action of ['suspend', 'unsuspend']) {
      const silent = await oja.callRaw('changeManyUsers', { token: admin.token, body: { action, ids } });
      expect(refusalOf(silent)).toEqual([400, 'invalid_input']);
    }
    const { data } = (await oja.call('changeManyUsers', { token: admin.token, body })).body;
    expect(data).toEqual({
      done: [one.id, two.id],
      refused: [{ id: admin.id, message: 'You cannot do this to your own account.' }],
    });
    const again = (await oja.call('changeManyUsers', { token: admin.token, body })).body.data;
    expect(again.done).toEqual([]);
    expect(again.refused.map(({ message }) => message)).toContainEqual(
      'This account is suspended already, without an end. To shorten that, please lift the suspension first.',
    );
    const back = { action: 'unsuspend' as const, ids: [one.id], reason: 'Not one of them.' };
    await oja.call('changeManyUsers', { token: admin.token, body: back });
    expect((await oja.call('changeManyUsers', { token: admin.token, body: back })).body.data).toEqual({
      done: [],
      refused: [{ id: one.id, message: 'This account is active already.' }],
    });
    const lines = await oja.deps.db
      .selectFrom('auditLog')
      .select(['action', 'reason'])
      .where('subjectId', '=', one.id)
      .orderBy('position')
      .execute();
    expect(lines).toEqual([
      { action: 'user.suspended', reason: 'A ring of accounts.' },
      { action: 'user.unsuspended', reason: 'Not one of them.' },
    ]);
  });
});

describe('the profile (A158 to A174)', () => {
  test('shows deals, listings, sessions, notes and the latest five wallet histories', async () => {
    const { buyer, seller } = market;
    await buy(market, { listing: { handle: '@profiled', price: 20_000 } });
    const show = async (id: string) =>
      (await oja.call('showUser', { token: admin.token, params: { id } })).body.data;
    const noted = await oja.call('addUserNote', {
      token: admin.token,
      params: { id: buyer.id },
      body: { text: 'Called about the sale.' },
    });
    expect(noted.status).toBe(200);
    const profile = await show(buyer.id);
    expect(profile).toMatchObject({
      id: buyer.id,
      email_confirmed: false,
      two_factor: false,
      purchases: [{ account: '@profiled', side: 'buyer', amount: 20_000, status: 'pending' }],
      sessions: [{ device: 'Chrome on Android' }],
      notes: [{ text: 'Called about the sale.' }],
    });
    // A313 to A319: the wallet histories come with one person.
    expect(profile.wallet_histories[0]).toEqual({
      id: expect.any(String),
      type: 'debit',
      description: expect.stringContaining('@profiled'),
      amount: 20_000,
      gateway: 'Oja wallet',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(profile.wallet_histories.length).toBeLessThanOrEqual(5);
    expect((await show(seller.id)).listings[0]).toMatchObject({ handle: '@profiled', status: 'sold' });
  });

  test('ends one session or all of them', async () => {
    const person = await oja.person();
    const call = { token: admin.token, params: { id: person.id } };
    const one = await oja.call('endUserSessions', { ...call, query: { session: person.sessionId } });
    expect(one.body.data).toEqual({ ended: 1 });
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect((await oja.call('endUserSessions', call)).body.data).toEqual({ ended: 0 });
  });

  test('a note can be neither changed nor removed', async () => {
    const change = oja.deps.db.updateTable('userNotes').set({ text: 'Other words.' });
    await expect(change.execute()).rejects.toThrow();
  });
});
