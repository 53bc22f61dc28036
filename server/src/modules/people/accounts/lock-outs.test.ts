import { dayMs, hourMs, minuteMs } from '@oja/contract/durations';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { CallResult } from '../../../../test/calls.ts';
import { type Person, startOja, testPassword } from '../../../../test/oja.ts';
import { confirmEmail } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { challengeOf, signedIn } from '../../../../test/signed-in.ts';
import { sweepExpired } from '../../../jobs/sweep-expired.ts';

const oja = await startOja();
beforeEach(() => oja.clock.advance(hourMs));

const home = '198.51.100.7';
const remoteAddress = '203.0.113.9';
const nextPassword = 'monsoon-lantern-77';

interface From {
  address?: string;
  cookie?: string;
  endpoint?: 'login' | 'loginAdmin';
}
const signIn = (
  email: string,
  password: string,
  { address = remoteAddress, cookie, endpoint = 'login' }: From = {},
) => oja.call(endpoint, { body: { email, password }, address, ...(cookie ? { headers: { cookie } } : {}) });
const fail = async (email: string, times: number, from: From = {}) => {
  for (let n = 0; n < times; n += 1) {
    expect(refusalOf(await signIn(email, 'guess', from))).toEqual([401, 'credentials_wrong']);
  }
};
const cookieOf = (answer: CallResult<'login' | 'loginAdmin'>) =>
  String(answer.headers['set-cookie']).split(';')[0] ?? '';
const cookieAfterSignIn = async (person: Person, from: From = { address: home }) => {
  const answer = await signIn(person.email, testPassword, from);
  expect(answer.status).toBe(200);
  return cookieOf(answer);
};
const devicesOf = (person: Person) =>
  oja.deps.db.selectFrom('deviceTokens').selectAll().where('userId', '=', person.id).execute();

describe('failed sign-ins', () => {
  test('lock their own network and no other', async () => {
    const person = await oja.person();
    await fail(person.email, 5);
    expect(refusalOf(await signIn(person.email, testPassword))).toEqual([429, 'account_locked']);
    expect((await signIn(person.email, testPassword, { address: home })).status).toBe(200);
    expect(refusalOf(await signIn(person.email, testPassword))).toEqual([429, 'account_locked']);
  });

  test('count a whole IPv6 network as one source', async () => {
    const person = await oja.person();
    for (let n = 1; n <= 5; n += 1) await fail(person.email, 1, { address: `2001:db8:1:2::${n}` });
    expect(refusalOf(await signIn(person.email, testPassword, { address: '2001:db8:1:2::99' }))).toEqual([
      429,
      'account_locked',
    ]);
    expect((await signIn(person.email, testPassword, { address: '2001:db8:1:3::1' })).status).toBe(200);
  });

  test('never lock a known device, not even from the same address', async () => {
    const person = await oja.person();
    const cookie = await cookieAfterSignIn(person);
    await fail(person.email, 5, { address: home });
    expect(refusalOf(await signIn(person.email, testPassword, { address: home }))).toEqual([
      429,
      'account_locked',
    ]);
    expect((await signIn(person.email, testPassword, { address: home, cookie })).status).toBe(200);
    expect(refusalOf(await signIn(person.email, testPassword, { address: home }))).toEqual([
      429,
      'account_locked',
    ]);
  });

  test('on a known device lock that device', async () => {
    const person = await oja.person();
    const cookie = await cookieAfterSignIn(person);
    await fail(person.email, 5, { address: home, cookie });
    expect(refusalOf(await signIn(person.email, testPassword, { address: remoteAddress, cookie }))).toEqual([
      429,
      'account_locked',
    ]);
    expect((await signIn(person.email, testPassword, { address: home })).status).toBe(200);
    oja.clock.advance(15 * minuteMs);
    expect((await signIn(person.email, testPassword, { cookie })).status).toBe(200);
  });

  test('are not excused by a device that is known for another account', async () => {
    const [person, thief] = [await oja.person(), await oja.person()];
    const cookie = await cookieAfterSignIn(thief);
    await fail(person.email, 5, { cookie });
    expect(refusalOf(await signIn(person.email, testPassword, { cookie }))).toEqual([429, 'account_locked']);
    // They count for the network, so that omitting the cookie does not help.
    expect(refusalOf(await signIn(person.email, testPassword))).toEqual([429, 'account_locked']);
  });

  test('over many networks lock unknown devices alone, until the lock ends by itself', async () => {
    const person = await oja.person();
    const cookie = await cookieAfterSignIn(person);
    for (let n = 0; n < 50; n += 1) await fail(person.email, 1, { address: `192.0.2.${n}` });
    const locked = await signIn(person.email, testPassword, { address: home });
    expect([locked.status, Number(locked.headers['retry-after'])]).toEqual([429, 900]);
    expect((await signIn(person.email, testPassword, { address: home, cookie })).status).toBe(200);
    oja.clock.advance(15 * minuteMs);
    expect((await signIn(person.email, testPassword, { address: home })).status).toBe(200);
  });

  test('at one portal do not lock the other', async () => {
    const moderator = await oja.person({ role: 'moderator' });
    await fail(moderator.email, 5);
    expect((await signIn(moderator.email, testPassword, { endpoint: 'loginAdmin' })).status).toBe(200);
    expect(refusalOf(await signIn(moderator.email, testPassword))).toEqual([429, 'account_locked']);
  });

  test('are notified to the owner once while several networks are locked', async () => {
    const person = await oja.person();
    for (let n = 0; n < 3; n += 1) await fail(person.email, 5, { address: `192.0.2.${n}` });
    await oja.runJobs();
    const mails = await oja.mails(person.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Too many failed sign-ins']);
  });

  test('of all sources are taken off by staff together', async () => {
    const [person, admin] = [await oja.person(), await oja.person({ role: 'admin' })];
    const cookie = await cookieAfterSignIn(person);
    for (const address of ['192.0.2.1', '192.0.2.2']) await fail(person.email, 5, { address });
    await fail(person.email, 5, { cookie });
    const unlocked = await oja.call('unlockUser', {
      token: admin.token,
      params: { id: person.id },
      body: { reason: 'Called us.' },
    });
    expect(unlocked.status).toBe(200);
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      expect((await signIn(person.email, testPassword, { address })).status).toBe(200);
    }
    expect((await signIn(person.email, testPassword, { cookie })).status).toBe(200);
  });
});

describe('a signed-in owner', () => {
  const change = (person: Person, currentPassword: string) =>
    oja.call('changePassword', {
      token: person.token,
      body: { currentPassword, newPassword: nextPassword, confirmPassword: nextPassword },
    });

  test('changes the password whatever strangers tried', async () => {
    const person = await oja.person();
    for (let n = 0; n < 50; n += 1) await fail(person.email, 1, { address: `192.0.2.${n}` });
    expect((await change(person, testPassword)).status).toBe(200);
  });

  test('cannot guess it in a session, and another session is not affected', async () => {
    const person = await oja.person();
    const other = await signIn(person.email, testPassword, { address: home });
    for (let n = 0; n < 5; n += 1)
      expect(refusalOf(await change(person, 'guess'))).toEqual([400, 'current_password_wrong']);
    expect(refusalOf(await change(person, testPassword))).toEqual([429, 'account_locked']);
    const elsewhere = { ...person, token: signedIn(other).token };
    expect((await change(elsewhere, testPassword)).status).toBe(200);
  });
});

test('wrong codes of all unknown devices share one bound', async () => {
  const person = await oja.person();
  await confirmEmail(oja, person);
  const { token } = person;
  const cookie = await cookieAfterSignIn(person);
  const started = await oja.call('startTwoFactor', { token, body: { password: testPassword } });
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) });
  const code = () => totp.generate({ timestamp: oja.clock.now.getTime() });
  expect((await oja.call('confirmTwoFactor', { token, body: { code: code() } })).status).toBe(200);
  oja.clock.advance(30_000);
  const finish = async (from: From, typed: string) => {
    const challenge = challengeOf(await signIn(person.email, testPassword, from));
    const headers = from.cookie ? { headers: { cookie: from.cookie } } : {};
    return oja.call('loginTwoFactor', {
      body: { challenge, code: typed },
      address: from.address,
      ...headers,
    });
  };
  const wrong = code() === '000000' ? '000001' : '000000';
  for (let n = 0; n < 5; n += 1) {
    expect(refusalOf(await finish({ address: `192.0.2.${n}` }, wrong))).toEqual([
      401,
      'two_factor_code_wrong',
    ]);
  }
  expect(refusalOf(await finish({ address: home }, code()))).toEqual([429, 'account_locked']);
  expect((await finish({ address: home, cookie }, code())).status).toBe(200);
});

describe('known devices', () => {
  test('hold a token of their own, of which only the hash is kept', async () => {
    const person = await oja.person();
    const cookie = await cookieAfterSignIn(person);
    const rows = await devicesOf(person);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('oja_device='.length));
    const again = await cookieAfterSignIn(person, { cookie });
    expect(again).toBe(cookie);
    expect(await devicesOf(person)).toHaveLength(1);
  });

  test('serve several accounts of one browser', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    const cookie = await cookieAfterSignIn(obi, { cookie: await cookieAfterSignIn(ada) });
    for (const { email } of [ada, obi]) {
      await fail(email, 5, { address: home });
      expect((await signIn(email, testPassword, { address: home, cookie })).status).toBe(200);
    }
  });

  test('are at most ten, and none that was not used for 90 days', async () => {
    const person = await oja.person();
    for (let n = 0; n < 12; n += 1) {
      oja.clock.advance(1_000);
      await cookieAfterSignIn(person);
    }
    expect(await devicesOf(person)).toHaveLength(10);
    oja.clock.advance(90 * dayMs + 20_000);
    await sweepExpired.run(oja.deps, {}, { number: 1, last: true });
    expect(await devicesOf(person)).toEqual([]);
  });

  test('are forgotten by a password reset and by erasure', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    await cookieAfterSignIn(ada);
    await cookieAfterSignIn(obi);
    await oja.call('forgotPassword', { body: { email: ada.email } });
    await oja.runJobs();
    const token = present((await oja.mails(ada.email)).at(-1)?.link?.searchParams.get('token'));
    const body = { token, newPassword: nextPassword, confirmPassword: nextPassword };
    expect((await oja.call('resetPassword', { body })).status).toBe(200);
    expect(await devicesOf(ada)).toEqual([]);
    expect(
      (await oja.call('deleteUser', { token: obi.token, body: { password: testPassword } })).status,
    ).toBe(200);
    expect(await devicesOf(obi)).toEqual([]);
  });
});
