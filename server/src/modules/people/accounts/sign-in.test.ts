import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { beforeEach, describe, expect, test } from 'vitest';
import { startOja, testPassword } from '../../../../test/oja.ts';
import { setRole, setStatus } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { signedIn } from '../../../../test/signed-in.ts';

const oja = await startOja();
const login = (email: string, password = testPassword, extra = {}) =>
  oja.call('login', { body: { email, password, ...extra } });
const loginAdmin = (email: string, password = testPassword) =>
  oja.call('loginAdmin', { body: { email, password } });

beforeEach(() => oja.clock.advance(hourMs));

describe('signing in', () => {
  test('answers token, expires_at and user; the token opens GET /user', async () => {
    const person = await oja.person();
    const answer = await login(person.email.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      status: 'success',
      data: { user: { email: person.email, role: 'user' } },
    });
    expect(Date.parse(signedIn(answer).expires_at)).toBe(oja.clock.now.getTime() + dayMs);
    const me = await oja.call('currentUser', { token: signedIn(answer).token });
    expect(me.body.data).toEqual(signedIn(answer).user);
  });

  test('with Remember me lasts 30 days', async () => {
    const person = await oja.person();
    const answer = await login(person.email, testPassword, { remember: true });
    expect(Date.parse(signedIn(answer).expires_at)).toBe(oja.clock.now.getTime() + 30 * dayMs);
  });

  test('an unknown address and a wrong password get the same answer', async () => {
    const person = await oja.person();
    const wrong = await login(person.email, 'not-the-password');
    const unknown = await login('nobody@example.com', 'not-the-password');
    expect(refusalOf(wrong)).toEqual([401, 'credentials_wrong']);
    expect({ ...wrong.body, request_id: 0 }).toEqual({ ...unknown.body, request_id: 0 });
    expect(wrong.body.message).toBe('Invalid credentials');
  });

  test('five failures lock the address, for the right password too, and the lock ends by itself', async () => {
    const person = await oja.person();
    for (let n = 0; n < 5; n += 1)
      expect(refusalOf(await login(person.email, 'guess'))).toEqual([401, 'credentials_wrong']);
    const locked = await login(person.email);
    expect(refusalOf(locked)).toEqual([429, 'account_locked']);
    expect(Number(locked.headers['retry-after'])).toBe(900);
    oja.clock.advance(15 * minuteMs);
    expect((await login(person.email)).status).toBe(200);
  });

  test('an address without an account is locked the same way', async () => {
    for (let n = 0; n < 5; n += 1) await login('ghost@example.com', 'guess');
    expect(refusalOf(await login('ghost@example.com', 'guess'))).toEqual([429, 'account_locked']);
  });

  test('guesses in parallel do not get past the lock', async () => {
    const person = await oja.person();
    const guesses = await Promise.all(Array.from({ length: 12 }, () => login(person.email, 'guess')));
    expect(guesses.every(({ status }) => [401, 429, 503].includes(status))).toBe(true);
    expect(refusalOf(await login(person.email))).toEqual([429, 'account_locked']);
  });

  test('a locked address keeps its open sessions', async () => {
    const person = await oja.person();
    for (let n = 0; n < 5; n += 1) await login(person.email, 'guess');
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
  });

  test('a success forgives the failures before it', async () => {
    const person = await oja.person();
    for (let n = 0; n < 4; n += 1) await login(person.email, 'guess');
    expect((await login(person.email)).status).toBe(200);
    expect(refusalOf(await login(person.email, 'guess'))).toEqual([401, 'credentials_wrong']);
    expect((await login(person.email)).status).toBe(200);
  });

  test('a suspended person learns it only with the right password, and open sessions are dead at once', async () => {
    const person = await oja.person();
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    await setStatus(oja, person.id, 'banned');
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect(refusalOf(await login(person.email))).toEqual([403, 'account_suspended']);
    expect(refusalOf(await login(person.email, 'guess'))).toEqual([401, 'credentials_wrong']);
  });

  test('each portal refuses users of the other like a wrong password', async () => {
    const [person, admin, moderator] = [
      await oja.person(),
      await oja.person({ role: 'admin' }),
      await oja.person({ role: 'moderator' }),
    ];
    const answers = [await loginAdmin(person.email), await login(admin.email), await login(moderator.email)];
    for (const answer of answers) {
      expect(refusalOf(answer)).toEqual([401, 'credentials_wrong']);
      expect(answer.body.message).toBe('Invalid credentials');
    }
    expect(signedIn(await loginAdmin(admin.email)).user.role).toBe('admin');
    expect(signedIn(await loginAdmin(moderator.email)).user.role).toBe('moderator');
  });

  test('a demoted administrator is refused with the next call', async () => {
    const admin = await oja.person({ role: 'admin' });
    expect((await oja.call('currentAdmin', { token: admin.token })).status).toBe(200);
    await setRole(oja, admin.id, 'user');
    expect(refusalOf(await oja.call('currentAdmin', { token: admin.token }))).toEqual([403, 'access_denied']);
  });

  test('a user promoted to staff must sign in at the admin portal', async () => {
    const person = await oja.person();
    await setRole(oja, person.id, 'admin');
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
  });

  test('staff sign-ins are in the audit log', async () => {
    const admin = await oja.person({ role: 'admin' });
    await loginAdmin(admin.email);
    const entry = await oja.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .where('actorId', '=', admin.id)
      .executeTakeFirst();
    expect(entry).toMatchObject({ action: 'session.started', actorLabel: admin.email });
  });

  test('in the user portal a verified seller is a seller with the mark', async () => {
    const seller = await oja.person({ role: 'verified_seller' });
    expect(signedIn(await login(seller.email)).user.role).toBe('seller');
  });

  test('two hundred at once are bounded, and reads go on', async () => {
    const person = await oja.person();
    const logins = Array.from({ length: 200 }, () => login(person.email));
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    const statuses = (await Promise.all(logins)).map((answer) => answer.status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});

describe('sessions', () => {
  test('end with logout', async () => {
    const person = await oja.person();
    expect((await oja.call('logout', { token: person.token })).status).toBe(200);
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
  });

  test('end at their time by the clock of the server, also from memory', async () => {
    const person = await oja.person();
    oja.clock.advance(dayMs - 1_000);
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    oja.clock.advance(1_000);
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
  });

  test('are listed with the current one first, and one can be ended', async () => {
    const person = await oja.person();
    const { token } = signedIn(await login(person.email));
    const list = await oja.call('listSessions', { token });
    expect(list.body.data.map((session) => session.current)).toEqual([true, false]);
    const other = present(list.body.data[1]).id;
    expect((await oja.call('endSession', { token, params: { id: other } })).status).toBe(200);
    expect(refusalOf(await oja.call('endSession', { token, params: { id: other } }))).toEqual([
      404,
      'not_found',
    ]);
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
  });

  test('of another user are not found', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    expect(
      refusalOf(await oja.call('endSession', { token: ada.token, params: { id: obi.sessionId } })),
    ).toEqual([404, 'not_found']);
    expect((await oja.call('currentUser', { token: obi.token })).status).toBe(200);
  });

  test('from a new device are announced by mail; the first device is not', async () => {
    const person = await oja.person();
    const from = (agent: string) =>
      oja.call('login', {
        body: { email: person.email, password: testPassword },
        headers: { 'user-agent': agent },
      });
    await from('Mozilla/5.0 (Linux; Android 14) Chrome/140.0 Safari/537.36');
    await oja.runJobs();
    expect(await oja.mails(person.email)).toEqual([]);
    await from('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0');
    await from('Mozilla/5.0 (X11; Linux x86_64; rv:141.0) Gecko/20100101 Firefox/141.0');
    await oja.runJobs();
    const mails = await oja.mails(person.email);
    expect(mails.map((mail) => mail.subject)).toEqual(['New sign-in to your Oja account']);
    expect(mails[0]?.text).toContain('Firefox on Linux');
  });
});
