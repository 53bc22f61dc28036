import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { accountEndpoints } from '@oja/contract/accounts';
import { minuteMs } from '@oja/contract/durations';
import { signInEndpoints } from '@oja/contract/sign-in';
import { describe, expect, test } from 'vitest';
import { startOja, testPassword } from '../../../../test/oja.ts';
import { refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { signedIn } from '../../../../test/signed-in.ts';

/** The account calls field by field, by the specification. The ids are those of its checklist. */
const oja = await startOja();

describe('calls and their paths', () => {
  test.each([
    ['U727 login', signInEndpoints.login, 'POST', '/auth/login'],
    ['U730 registration', signInEndpoints.register, 'POST', '/auth/register'],
    ['U732 the current user, without payload', accountEndpoints.currentUser, 'GET', '/user'],
    ['U734 the profile update', accountEndpoints.updateUser, 'PUT', '/user'],
    ['U736 the password change', accountSecurityEndpoints.changePassword, 'POST', '/user/change-password'],
    ['U738 account deletion', accountEndpoints.deleteUser, 'DELETE', '/user'],
    [
      'A525, A538 admin login uses a separate endpoint',
      signInEndpoints.loginAdmin,
      'POST',
      '/auth/login/admin',
    ],
    ['A408, A542 the current admin, without payload', accountEndpoints.currentAdmin, 'GET', '/admin/user'],
  ])('%s', (_name, record, method, path) => {
    expect([record.method, record.path]).toEqual([method, path]);
  });

  test('U718, A530: all calls go under /api', async () => {
    expect((await oja.app.inject({ url: '/user' })).statusCode).toBe(404);
    const response = await oja.app.inject({ url: '/api/user' });
    expect([response.statusCode, response.json().code]).toEqual([401, 'session_required']);
  });
});

const registration = {
  name: 'Ada Obi',
  nickName: 'ada',
  email: 'ada@example.com',
  password: 'harmattan-breeze-41',
  confirmPassword: 'harmattan-breeze-41',
};

describe('payloads', () => {
  test('U406 to U410: registration takes name, nickName, email, password, confirmPassword, and each is required (U620 to U623)', async () => {
    for (const field of Object.keys(registration)) {
      const { [field as keyof typeof registration]: _left, ...rest } = registration;
      const answer = await oja.callRaw('register', { body: rest });
      expect(refusedFieldOf(answer)).toBe(field);
    }
    expect((await oja.call('register', { body: registration })).status).toBe(200);
  });

  test('U728, U615, U616: login takes email and password, and both are required', async () => {
    const { email, password } = registration;
    expect(refusalOf(await oja.callRaw('login', { body: { email } }))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await oja.callRaw('login', { body: { password } }))).toEqual([400, 'invalid_input']);
    expect((await oja.call('login', { body: { email, password } })).status).toBe(200);
  });

  test('U512 to U514: the password change takes currentPassword, newPassword, confirmPassword', async () => {
    const person = await oja.person();
    const body = {
      currentPassword: testPassword,
      newPassword: 'monsoon-lantern-77',
      confirmPassword: 'monsoon-lantern-77',
    };
    const answer = await oja.call('changePassword', { token: person.token, body });
    // U737: it answers status and message.
    expect(answer.body).toMatchObject({ status: 'success', message: 'Password Changed' });
  });

  test('U515 to U521: the profile update takes name, nickname, email, bio, telegram, whatsapp, phoneNumber', async () => {
    const person = await oja.person();
    const body = {
      name: 'Ada Obi',
      nickname: 'ada',
      email: person.email,
      bio: 'Hello',
      telegram: '@ada',
      whatsapp: '+2348000000001',
      phoneNumber: '+2348000000002',
    };
    const answer = await oja.call('updateUser', { token: person.token, body });
    // U735: it answers status and message.
    expect(answer.body).toMatchObject({ status: 'success', message: 'Settings Saved' });
    // U394 to U400: and the user has them.
    const me = await oja.call('currentUser', { token: person.token });
    const { phoneNumber, ...rest } = body;
    expect(me.body.data).toMatchObject({ ...rest, phone: phoneNumber });
  });

  test('U739, U740: deletion asks for the password first (departs) and answers status and message', async () => {
    const person = await oja.person();
    oja.clock.advance(11 * minuteMs);
    const refused = await oja.call('deleteUser', { token: person.token });
    expect(refused.body).toMatchObject({
      status: 'error',
      message: 'Please enter your password to delete your account.',
    });
    const done = await oja.call('deleteUser', { token: person.token, body: { password: testPassword } });
    expect(done.body).toMatchObject({ status: 'success', message: 'Account Deleted' });
  });
});

describe('answers', () => {
  test.each([
    ['login', 'U391 to U393, U729'],
    ['register', 'U391 to U393, U731'],
  ] as const)('%s has data.token, data.expires_at and data.user (%s)', async (name, _ids) => {
    const person = await oja.person();
    const body =
      name === 'login'
        ? { email: person.email, password: testPassword }
        : { ...registration, email: 'obi@example.com' };
    const answer = await oja.call(name, { body });
    // U724, U725: the envelope has status 'success' and data.
    expect(answer.body.status).toBe('success');
    expect(Object.keys(answer.body.data).sort()).toEqual(['expires_at', 'token', 'user']);
  });

  test('U726, A536: a failure has message and error, the same sentence', async () => {
    const { body } = await oja.call('login', { body: { email: 'a@example.com', password: 'x' } });
    expect(body.message).toBe('Invalid credentials');
    expect(body.error).toBe(body.message);
  });

  test.each([
    ['user', 'user'],
    ['seller', 'seller'],
    ['verified_seller', 'seller'],
    ['moderator', 'user'],
    ['admin', 'admin'],
  ] as const)('U401, U402: the user portal shows a %s as %s', async (role, shown) => {
    const person = await oja.person({ role });
    const me = await oja.call('currentUser', { token: person.token });
    // U733: GET /user answers status and data.
    expect(me.body).toMatchObject({ status: 'success', data: { role: shown } });
  });

  test('U403, U404: a user has plan and a referral code of their own', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    const [one, two] = [
      (await oja.call('currentUser', { token: ada.token })).body.data,
      (await oja.call('currentUser', { token: obi.token })).body.data,
    ];
    expect(one).toHaveProperty('plan');
    expect(one.referralCode).toMatch(/^REF-/);
    expect(one.referralCode).not.toBe(two.referralCode);
  });

  test('A407, A408: staff are fetched through the current-admin call with their real role', async () => {
    const moderator = await oja.person({ role: 'moderator' });
    const me = await oja.call('currentAdmin', { token: moderator.token });
    expect(me.body).toMatchObject({ status: 'success', data: { role: 'moderator', email: moderator.email } });
  });

  test('A537, A539 to A541, A543: the admin login takes email and password and answers token, expires_at and user', async () => {
    const admin = await oja.person({ role: 'admin' });
    const { email } = admin;
    expect(refusalOf(await oja.callRaw('loginAdmin', { body: { email } }))).toEqual([400, 'invalid_input']);
    expect(refusalOf(await oja.callRaw('loginAdmin', { body: { password: testPassword } }))).toEqual([
      400,
      'invalid_input',
    ]);
    const answer = await oja.call('loginAdmin', { body: { email, password: testPassword } });
    expect(answer.body.status).toBe('success');
    const session = signedIn(answer);
    expect(Object.keys(session).sort()).toEqual(['expires_at', 'token', 'user']);
    // A297 to A299: what the browser keeps of the person.
    expect(session.user).toMatchObject({ name: expect.any(String), email, role: 'admin' });
    const me = await oja.call('currentAdmin', { token: session.token });
    expect(me.body).toMatchObject({ status: 'success', data: { email } });
    const refused = await oja.call('loginAdmin', { body: { email, password: 'not-the-password' } });
    expect(refused.body).toMatchObject({
      status: 'error',
      message: 'Invalid credentials',
      error: 'Invalid credentials',
    });
  });

  test('U722: no cookie opens anything; the one of a sign-in marks a known device', async () => {
    const person = await oja.person();
    const answer = await oja.call('login', { body: { email: person.email, password: testPassword } });
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(
      /^oja_device=[\w-]{43}; Path=\/api\/auth; Max-Age=7776000; HttpOnly; SameSite=Strict$/,
    );
    const { token } = signedIn(answer);
    expect(cookie).not.toContain(token);
    const headers = { cookie: cookie.split(';')[0] ?? '' };
    expect(refusalOf(await oja.call('currentUser', { headers }))).toEqual([401, 'session_required']);
    expect((await oja.call('currentUser', { token })).headers['set-cookie']).toBeUndefined();
  });
});
