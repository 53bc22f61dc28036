import { minuteMs } from '@oja/contract/durations';
import { viewHeader, viewMinutes } from '@oja/contract/user-views';
import { describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { setStatus } from '../../../../test/people.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const support = await oja.person({ role: 'support' });
const reason = 'You asked in TKT-012 why a withdrawal is missing.';

const start = (by: Person, { id }: { id: string }) =>
  oja.call('startUserView', { token: by.token, params: { id }, body: { reason } });
const end = (by: Person, id: string) => oja.call('endUserView', { token: by.token, params: { id } });

const linesAbout = ({ id }: Person) =>
  oja.deps.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'reason'])
    .where('subjectId', '=', id)
    .orderBy('position')
    .execute();
const viewsOf = ({ id }: Person) =>
  oja.deps.db.selectFrom('userViews').selectAll().where('userId', '=', id).execute();

describe('starting a view', () => {
  test('lasts a quarter of an hour, is on record, and is told to the person with the reason', async () => {
    const person = await oja.person();
    const { status, body } = await start(support, person);
    const startedAt = oja.clock.now;
    expect([status, body.data]).toEqual([
      200,
      {
        id: body.data.id,
        user_id: person.id,
        name: expect.any(String),
        started_at: startedAt.toISOString(),
        expires_at: new Date(startedAt.getTime() + viewMinutes * minuteMs).toISOString(),
        ended_at: null,
      },
    ]);
    expect(viewMinutes).toBe(15);
    expect(await linesAbout(person)).toEqual([{ actorId: support.id, action: 'user.view_started', reason }]);
    const told = await oja.call('listNotifications', { token: person.token });
    expect(told.body.data[0]).toMatchObject({ title: 'Our support looked at your account' });
    expect(told.body.data[0]?.text).toContain(reason);
  });

  test('opens no session in the name of the person', async () => {
    const person = await oja.person();
    const sessions = () =>
      oja.deps.db.selectFrom('sessions').selectAll().where('userId', '=', person.id).execute();
    const before = await sessions();
    const { body } = await start(admin, person);
    await oja.call('currentUser', { token: admin.token, headers: { [viewHeader]: body.data.id } });
    expect(await sessions()).toEqual(before);
  });

  test('is refused for oneself, for staff, and for accounts that cannot sign in', async () => {
    expect(refusalOf(await start(admin, admin))).toEqual([409, 'own_account_refused']);
    for (const role of ['moderator', 'support', 'trust', 'finance', 'admin'] as const) {
      const member = await oja.person({ role });
      expect([role, ...refusalOf(await start(admin, member))]).toEqual([role, 403, 'staff_not_viewed']);
      expect([role, ...refusalOf(await start(support, member))]).toEqual([role, 403, 'staff_protected']);
    }
    const person = await oja.person();
    for (const status of ['banned', 'inactive'] as const) {
      await setStatus(oja, person.id, status);
      expect([status, ...refusalOf(await start(admin, person))]).toEqual([status, 409, 'state_conflict']);
    }
    const erased = await oja.person();
    await oja.call('deleteUserByStaff', { token: admin.token, params: { id: erased.id } });
    expect(refusalOf(await start(admin, erased))).toEqual([404, 'not_found']);
    expect([await viewsOf(person), await viewsOf(erased)]).toEqual([[], []]);
  });

  test('is refused once the member of staff has lost the right', async () => {
    const by = await oja.person({ role: 'support' });
    const person = await oja.person();
    await start(by, person);
    await oja.deps.db.updateTable('users').set({ role: 'moderator' }).where('id', '=', by.id).execute();
    expect(refusalOf(await start(by, person))).toEqual([403, 'access_denied']);
    expect(await viewsOf(person)).toHaveLength(1);
  });
});

describe('ending a view', () => {
  test('is on record once, however often it is asked for', async () => {
    const person = await oja.person();
    const { body } = await start(admin, person);
    oja.clock.advance(minuteMs);
    const endedAt = oja.clock.now.toISOString();
    expect((await end(admin, body.data.id)).body.data.ended_at).toBe(endedAt);
    oja.clock.advance(minuteMs);
    expect((await end(admin, body.data.id)).body.data.ended_at).toBe(endedAt);
    expect((await linesAbout(person)).map(({ action }) => action)).toEqual([
      'user.view_started',
      'user.view_ended',
    ]);
  });

  test('of another member of staff is not possible, and its view is not shown', async () => {
    const person = await oja.person();
    const { body } = await start(admin, person);
    const { id } = body.data;
    expect(refusalOf(await end(support, id))).toEqual([404, 'not_found']);
    const shown = (by: Person) => oja.call('showUserView', { token: by.token, params: { id } });
    expect(refusalOf(await shown(support))).toEqual([404, 'not_found']);
    expect((await shown(admin)).body.data).toMatchObject({ id, user_id: person.id, ended_at: null });
  });

  test('changes nothing after its time', async () => {
    const person = await oja.person();
    const { body } = await start(admin, person);
    oja.clock.advance(viewMinutes * minuteMs);
    expect((await end(admin, body.data.id)).body.data.ended_at).toBeNull();
    expect(await linesAbout(person)).toHaveLength(1);
  });
});
