import { dayMs, minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja, testPassword } from '../../../../test/oja.ts';
import { buy, openMarket } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { sweepExpired } from '../../../jobs/sweep-expired.ts';

const oja = await startOja();
const market = await openMarket(oja);
const { admin, buyer } = market;
const moderator = await oja.person({ role: 'moderator' });

const show = async (token = admin.token) => (await oja.call('securityCenter', { token })).body.data;
const fail = (email: string) => oja.call('login', { body: { email, password: 'not the password' } });

describe('GET /admin/security (A097)', () => {
  test('is for administrators alone', async () => {
    expect(refusalOf(await oja.call('securityCenter'))).toEqual([401, 'session_required']);
    for (const { token } of [buyer, moderator])
      expect(refusalOf(await oja.call('securityCenter', { token }))).toEqual([403, 'access_denied']);
    expect((await oja.call('securityCenter', { token: admin.token })).status).toBe(200);
  });

  test('shows failed sign-ins by their e-mail address, whether or not an account has it', async () => {
    await fail(buyer.email);
    await fail(buyer.email);
    oja.clock.advance(1_000);
    await fail('nobody@example.com');
    const { failed_sign_ins: failures } = await show();
    expect(failures).toMatchObject({ last_day: 2, locked_now: 0, locked: [] });
    expect(failures.latest).toMatchObject([
      { email: 'nobody@example.com', account: null, failures: 1, locked_until: null },
      { email: buyer.email, account: { id: buyer.id, role: 'user' }, failures: 2 },
    ]);
  });

  test('names a locked account while it is locked, and forgets the day before', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await fail(moderator.email);
    const { failed_sign_ins: failures } = await show();
    expect(failures.locked_now).toBe(1);
    expect(failures.locked).toMatchObject([
      {
        email: moderator.email,
        account: { id: moderator.id, role: 'moderator' },
        failures: 5,
        locked_until: new Date(oja.clock.now.getTime() + 15 * minuteMs).toISOString(),
      },
    ]);
    oja.clock.advance(15 * minuteMs);
    const later = (await show()).failed_sign_ins;
    expect(later).toMatchObject({ last_day: 3, locked_now: 0, locked: [] });
    expect(later.latest[0]).toMatchObject({ email: moderator.email, locked_until: null });
    oja.clock.advance(dayMs);
    expect((await show()).failed_sign_ins).toMatchObject({ last_day: 0 });
  });

  test('shows open sessions of staff only, and one that is ended is gone', async () => {
    const colleague = await oja.person({ role: 'admin' });
    const { sessions } = await show();
    const ids = sessions.map(({ id }) => id);
    // The moderator's session of a day has expired meanwhile.
    expect(ids).toEqual([admin.sessionId, colleague.sessionId]);
    expect(sessions[0]).toMatchObject({ current: true, mine: true, owner: { id: admin.id, role: 'admin' } });
    expect(sessions[1]).toMatchObject({ current: false, mine: false, owner: { email: colleague.email } });
    const ended = await oja.call('endUserSessions', {
      token: admin.token,
      params: { id: colleague.id },
      query: { session: colleague.sessionId },
    });
    expect(ended.body.data).toEqual({ ended: 1 });
    expect((await show()).sessions).toHaveLength(1);
    expect(refusalOf(await oja.call('currentAdmin', { token: colleague.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect((await show()).staff_actions[0]).toMatchObject({
      actor: admin.email,
      actor_id: admin.id,
      action: 'user.signed_out',
    });
  });

  test('counts two-factor sign-in of staff and of users, and names staff without it', async () => {
    const before = (await show()).two_factor;
    expect(before).toMatchObject({ required: false, staff: { total: 3, protected: 0 } });
    expect(before.users).toEqual({ total: 2, protected: 0 });
    await oja.deps.db
      .updateTable('users')
      .set({ twoFactorEnabledAt: oja.clock.now, twoFactorSecret: Buffer.from('sealed') })
      .where('id', 'in', [moderator.id, buyer.id])
      .execute();
    const after = (await show()).two_factor;
    expect(after).toMatchObject({
      staff: { total: 3, protected: 1 },
      users: { total: 2, protected: 1 },
    });
    const without = after.staff_without.map(({ role }) => role);
    expect(without).toEqual(['admin', 'admin']);
  });

  test('shows who saw which credentials and when, never the credentials', async () => {
    const { id } = await buy(market, { listing: { handle: '@seen', price: 1_000 } });
    await oja.call('showPurchase', { token: buyer.token, params: { id } });
    oja.clock.advance(minuteMs);
    await oja.call('revealCredentials', {
      token: buyer.token,
      params: { id },
      body: { what: 'copied_password' },
    });
    const answer = await oja.call('securityCenter', { token: admin.token });
    expect(answer.body.data.reveals).toMatchObject([
      {
        buyer: { id: buyer.id },
        purchase_id: id,
        reference: expect.stringMatching(/^TXN-\d{3}$/),
        account: '@seen',
        what: 'copied_password',
        happened_at: oja.clock.now.toISOString(),
      },
      { purchase_id: id, what: 'served' },
    ]);
    expect(answer.text).not.toMatch(/token|secret|hash/i);
    expect(answer.text).not.toContain(testPassword);
  });

  test('says where the last failure came from, for as long as failures are kept', async () => {
    const email = 'from-afar@example.com';
    const login = { body: { email, password: 'not the password' }, address: '203.0.113.50' };
    await oja.call('login', login);
    expect((await show()).failed_sign_ins.latest[0]).toMatchObject({ email, address: '203.0.113.50' });
    oja.clock.advance(1_000);
    await oja.call('login', { ...login, address: '203.0.113.51' });
    expect((await show()).failed_sign_ins.latest.slice(0, 2)).toMatchObject([
      { failures: 1, address: '203.0.113.51', door: 'user', counter: 'network' },
      { failures: 1, address: '203.0.113.50' },
    ]);
    oja.clock.advance(31 * dayMs);
    await sweepExpired.run(oja.deps, {}, { number: 1, last: true });
    expect(await oja.deps.db.selectFrom('signInFailures').selectAll().execute()).toEqual([]);
  });

  test('a lock is taken off with a reason, on record, and the person is told', async () => {
    const person = await oja.person();
    const unlock = (body = { reason: 'Called us.' }, id = person.id, token = admin.token) =>
      oja.call('unlockUser', { token, params: { id }, body });
    expect(refusalOf(await unlock())).toEqual([409, 'state_conflict']);
    for (let attempt = 0; attempt < 5; attempt += 1) await fail(person.email);
    const right = () => oja.call('login', { body: { email: person.email, password: testPassword } });
    expect(refusalOf(await right())).toEqual([429, 'account_locked']);
    expect(refusalOf(await unlock({ reason: ' ' }))).toEqual([400, 'invalid_input']);
    const ownToken = (await oja.person({ role: 'moderator' })).token;
    expect(refusalOf(await unlock({ reason: 'Me.' }, person.id, ownToken))).toEqual([403, 'access_denied']);
    expect(refusalOf(await unlock({ reason: 'Me.' }, admin.id))).toEqual([409, 'own_account_refused']);
    expect((await unlock()).body.message).toBe('User unlocked successfully');
    expect((await right()).status).toBe(200);
    expect((await show()).failed_sign_ins.locked).toEqual([]);
    expect((await show()).staff_actions[0]).toMatchObject({ action: 'user.unlocked', reason: 'Called us.' });
    const { body } = await oja.call('listNotifications', { token: person.token });
    expect(body.data.map(({ title }) => title)).toContain('You can sign in again');
    await oja.runJobs();
    const subjects = (await oja.mails(person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('You can sign in again');
    expect(refusalOf(await unlock())).toEqual([409, 'state_conflict']);
  });
});
