import { hourMs, minuteMs } from '@oja/contract/durations';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import type { BodyFor, RawCallResult } from '../../../../test/calls.ts';
import { inLockOrder } from '../../../../test/held-rows.ts';
import { type Person, startOja, testPassword } from '../../../../test/oja.ts';
import { confirmEmail } from '../../../../test/people.ts';
import { present } from '../../../../test/present.ts';
import { changeSettings } from '../../../../test/purchases.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { signedIn } from '../../../../test/signed-in.ts';

const oja = await startOja();
beforeEach(() => oja.clock.advance(hourMs));

const prove = (token: string, body: BodyFor<'proveUser'>) => oja.call('proveUser', { token, body });
const withPassword = (person: Person) => prove(person.token, { password: testPassword });
/** A call that needs a proof, with a new name each time. */
let names = 0;
const rename = (token: string) => {
  names += 1;
  return oja.call('updateUser', { token, body: { name: `Ada ${names}` }, proof: false });
};
const isProven = async (token: string) => {
  const { status, body } = await rename(token);
  if (status !== 200) expect([status, body.code]).toEqual([403, 'proof_required']);
  return status === 200;
};
const signIn = async (person: Person): Promise<string> => {
  const body = { email: person.email, password: testPassword };
  return signedIn(await oja.call('login', { body })).token;
};

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: oja.clock.now.getTime() });

async function enrol(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { token } = person;
  await confirmEmail(oja, person);
  const started = await oja.call('startTwoFactor', { token, body: { password: testPassword } });
  const { secret } = started.body.data;
  const confirmed = await oja.call('confirmTwoFactor', { token, body: { code: codeOf(secret) } });
  oja.clock.advance(30_000);
  return { secret, recoveryCodes: confirmed.body.data.recovery_codes };
}

describe('POST /user/proof', () => {
  test.each([
    ['nothing', {}],
    ['both', { password: testPassword, code: '123456' }],
    ['something else', { password: testPassword, forever: true }],
  ])('refuses %s', async (_what, body) => {
    const person = await oja.person();
    expect(refusalOf(await oja.callRaw('proveUser', { token: person.token, body }))).toEqual([
      400,
      'invalid_input',
    ]);
    expect(await isProven(person.token)).toBe(false);
  });

  test('holds for ten minutes', async () => {
    const person = await oja.person();
    expect(await isProven(person.token)).toBe(false);
    const { status, body } = await withPassword(person);
    const until = new Date(oja.clock.now.getTime() + 10 * minuteMs).toISOString();
    expect([status, body.data]).toEqual([200, { proven_until: until }]);
    oja.clock.advance(10 * minuteMs - 1);
    expect(await isProven(person.token)).toBe(true);
    oja.clock.advance(1);
    expect(await isProven(person.token)).toBe(false);
  });

  test('holds for the session that gave it; neither signing in nor registering is a proof', async () => {
    const person = await oja.person();
    await withPassword(person);
    expect(await isProven(await signIn(person))).toBe(false);
    const registered = await oja.call('register', {
      body: {
        name: 'Ada Obi',
        nickName: 'ada',
        email: 'proof@example.com',
        password: testPassword,
        confirmPassword: testPassword,
      },
    });
    expect(registered.status).toBe(200);
    expect(await isProven(present(registered.body.data.token))).toBe(false);
  });

  test('refuses a wrong password, and says so', async () => {
    const person = await oja.person();
    const { status, body } = await prove(person.token, { password: 'guess' });
    expect([status, body.code, body.message]).toEqual([
      400,
      'current_password_wrong',
      'This password is not correct.',
    ]);
    expect(await isProven(person.token)).toBe(false);
  });

  test('asks for the password while two-factor sign-in is off', async () => {
    const person = await oja.person();
    const { status, body } = await prove(person.token, { code: '123456' });
    expect([status, body.code]).toEqual([409, 'two_factor_not_on']);
  });

  test('asks for a code while two-factor sign-in is on; a code counts once', async () => {
    const person = await oja.person();
    const { secret, recoveryCodes } = await enrol(person);
    const refused = await withPassword(person);
    expect(refusalOf(refused)).toEqual([422, 'proof_code_required']);
    expect(await isProven(person.token)).toBe(false);
    const code = codeOf(secret);
    expect((await prove(person.token, { code })).status).toBe(200);
    expect(refusalOf(await prove(person.token, { code }))).toEqual([401, 'two_factor_code_wrong']);
    expect(await isProven(person.token)).toBe(true);
    oja.clock.advance(10 * minuteMs);
    expect((await prove(person.token, { code: recoveryCodes[0] ?? '' })).status).toBe(200);
    expect(refusalOf(await prove(person.token, { code: recoveryCodes[0] ?? '' }))).toEqual([
      401,
      'two_factor_code_wrong',
    ]);
    expect(await isProven(person.token)).toBe(true);
  });
});

describe('wrong proofs', () => {
  test('five make the session wait, the right password included; sign-in and other sessions go on', async () => {
    const person = await oja.person();
    for (let n = 0; n < 5; n += 1) {
      expect(refusalOf(await prove(person.token, { password: 'guess' }))).toEqual([
        400,
        'current_password_wrong',
      ]);
    }
    const refused = await withPassword(person);
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      429,
      'account_locked',
      '900',
    ]);
    const other = await signIn(person);
    expect((await prove(other, { password: testPassword })).status).toBe(200);
    expect(await isProven(person.token)).toBe(false);
    oja.clock.advance(15 * minuteMs);
    expect((await withPassword(person)).status).toBe(200);
  });

  test('are forgiven by a right one', async () => {
    const person = await oja.person();
    for (let round = 0; round < 2; round += 1) {
      for (let n = 0; n < 4; n += 1) await prove(person.token, { password: 'guess' });
      expect((await withPassword(person)).status).toBe(200);
    }
  });

  test('and wrong current passwords share one counter', async () => {
    const person = await oja.person();
    for (let n = 0; n < 3; n += 1) await prove(person.token, { password: 'guess' });
    for (let n = 0; n < 2; n += 1) {
      const started = await oja.call('startTwoFactor', { token: person.token, body: { password: 'guess' } });
      expect(refusalOf(started)).toEqual([400, 'current_password_wrong']);
    }
    const refused = await withPassword(person);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      429,
      'account_locked',
      'Too many failed attempts. Please try again in 15 minutes.',
    ]);
  });

  test.each([
    [3, 3],
    [10, 5],
  ] as const)('with %i failed sign-ins allowed by the settings, %i lock', async (allowed, locking) => {
    await changeSettings(oja, 'security', { maximumFailedLogins: allowed });
    const person = await oja.person();
    for (let n = 0; n < locking; n += 1) {
      expect(refusalOf(await prove(person.token, { password: 'guess' }))).toEqual([
        400,
        'current_password_wrong',
      ]);
    }
    expect(refusalOf(await prove(person.token, { password: 'guess' }))).toEqual([429, 'account_locked']);
    await changeSettings(oja, 'security', { maximumFailedLogins: 5 });
  });

  test('by code are not forgiven by the right password', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    for (let n = 0; n < 4; n += 1) await prove(person.token, { code: wrong });
    const started = await oja.call('startTwoFactor', {
      token: person.token,
      body: { password: testPassword },
    });
    expect(refusalOf(started)).toEqual([409, 'two_factor_already_on']);
    expect(refusalOf(await prove(person.token, { code: wrong }))).toEqual([401, 'two_factor_code_wrong']);
    const refused = await prove(person.token, { code: codeOf(secret) });
    expect(refusalOf(refused)).toEqual([429, 'account_locked']);
  });

  test('are not what is refused for another reason, and such a refusal takes back no wrong one', async () => {
    const person = await oja.person();
    const { token } = person;
    const confirm = (code: string) => oja.call('confirmTwoFactor', { token, body: { code } });
    const refusals = async (expected: string) => {
      for (let n = 0; n < 6; n += 1) {
        const { status, body } = await confirm('123456');
        expect([status, body.code]).toEqual([409, expected]);
      }
    };
    await refusals('two_factor_not_on');
    await confirmEmail(oja, person);
    const started = await oja.call('startTwoFactor', { token, body: { password: testPassword } });
    const { secret } = started.body.data;
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    for (let n = 0; n < 4; n += 1)
      expect(refusalOf(await confirm(wrong))).toEqual([401, 'two_factor_code_wrong']);
    expect((await confirm(codeOf(secret))).status).toBe(200);

    oja.clock.advance(30_000);
    for (let n = 0; n < 4; n += 1) {
      expect(refusalOf(await prove(token, { code: wrong }))).toEqual([401, 'two_factor_code_wrong']);
    }
    await refusals('two_factor_already_on');
    expect(refusalOf(await prove(token, { code: wrong }))).toEqual([401, 'two_factor_code_wrong']);
    const locked = await prove(token, { code: codeOf(secret) });
    expect(refusalOf(locked)).toEqual([429, 'account_locked']);
  });

  test('are told to the owner when they lock, and not when the last attempt is right', async () => {
    const [ada, obi] = [await oja.person(), await oja.person()];
    for (const person of [ada, obi]) {
      for (let n = 0; n < 4; n += 1) await prove(person.token, { password: 'guess' });
    }
    await prove(ada.token, { password: 'guess' });
    await withPassword(obi);
    await oja.runJobs();
    const subjects = async ({ email }: Person) => (await oja.mails(email)).map(({ subject }) => subject);
    expect(await subjects(ada)).toEqual(['Too many failed sign-ins']);
    expect(await subjects(obi)).toEqual([]);
  });

  test('are counted before they are verified, so that a right one behind the last wrong one proves nothing', async () => {
    const person = await oja.person();
    for (let n = 0; n < 4; n += 1) await prove(person.token, { password: 'guess' });
    const [wrong, right] = await inLockOrder(
      oja,
      `select from sign_in_failures where source = '${person.sessionId}' for update`,
      [() => prove(person.token, { password: 'guess' }), () => withPassword(person)],
    );
    expect([wrong, right].map(refusalOf)).toEqual([
      [400, 'current_password_wrong'],
      [429, 'account_locked'],
    ]);
    expect(await isProven(person.token)).toBe(false);
  });

  test('sent in parallel are bounded by the same number', async () => {
    const person = await oja.person();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => prove(person.token, { password: 'guess' })),
    );
    expect(outcomesOf(answers)).toEqual([
      ...Array(5).fill('400 current_password_wrong'),
      ...Array(45).fill('429 account_locked'),
    ]);
  });
});

describe('a proof ends', () => {
  test('with a change of the password', async () => {
    const person = await oja.person();
    await withPassword(person);
    const newPassword = 'monsoon-market-77';
    const changed = await oja.call('changePassword', {
      token: person.token,
      body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
    });
    expect(changed.status).toBe(200);
    expect(await isProven(person.token)).toBe(false);
  });

  test('when two-factor sign-in is switched on, and when it is switched off, in every session', async () => {
    const person = await oja.person();
    const other = await signIn(person);
    await withPassword(person);
    await prove(other, { password: testPassword });
    const { secret, recoveryCodes } = await enrol(person);
    const survivor = await oja.deps.db
      .selectFrom('sessions')
      .select('provenAt')
      .where('userId', '=', person.id)
      .execute();
    expect(survivor.every(({ provenAt }) => provenAt === null)).toBe(true);
    expect(await isProven(person.token)).toBe(false);
    expect((await prove(person.token, { code: codeOf(secret) })).status).toBe(200);
    expect(recoveryCodes).toHaveLength(10);
    const stopped = await oja.call('stopTwoFactor', {
      token: person.token,
      body: { password: testPassword },
      proof: false,
    });
    expect(stopped.status).toBe(200);
    expect(await isProven(person.token)).toBe(false);
  });

  test('with the session', async () => {
    const person = await oja.person();
    await withPassword(person);
    const row = await oja.deps.db
      .selectFrom('sessions')
      .select('provenAt')
      .where('id', '=', person.sessionId)
      .executeTakeFirstOrThrow();
    expect(row.provenAt).toEqual(oja.clock.now);
    await oja.call('logout', { token: person.token });
    expect(refusalOf(await rename(person.token))).toEqual([401, 'session_invalid']);
  });
});

test('a password that is changed while it is checked proves nothing', async () => {
  const person = await oja.person();
  const newPassword = 'monsoon-market-77';
  const [changed, proof] = await inLockOrder<RawCallResult>(
    oja,
    `select from users where id = '${person.id}' for update`,
    [
      () =>
        oja.call('changePassword', {
          token: person.token,
          body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
        }),
      () => withPassword(person),
    ],
  );
  expect(changed.status).toBe(200);
  expect(refusalOf(proof)).toEqual([409, 'state_conflict']);
  expect(await isProven(person.token)).toBe(false);
});

test.each(['proveUser', 'deleteUser'] as const)(
  '%s that waits while the account is deleted is refused as without a session',
  async (name) => {
    const { id, token } = await oja.person();
    const body = { password: testPassword };
    const [deleted, late] = await inLockOrder(oja, `select from users where id = '${id}' for update`, [
      () => oja.call('deleteUser', { token, body }),
      () => oja.call(name, { token, body }),
    ]);
    expect(deleted.status).toBe(200);
    expect(refusalOf(late)).toEqual([401, 'session_invalid']);
  },
);
