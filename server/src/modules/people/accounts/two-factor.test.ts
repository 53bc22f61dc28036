import { hourMs, minuteMs } from '@oja/contract/durations';
import { Secret, TOTP } from 'otpauth';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, startOja, testPassword } from '../../../../test/oja.ts';
import { confirmEmail } from '../../../../test/people.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { challengeOf, signedIn } from '../../../../test/signed-in.ts';

const oja = await startOja();
beforeEach(() => oja.clock.advance(hourMs));

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: oja.clock.now.getTime() });

async function enrol(person: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  await confirmEmail(oja, person);
  const started = await oja.call('startTwoFactor', { token: person.token, body: { password: testPassword } });
  const { secret } = started.body.data;
  const confirmed = await oja.call('confirmTwoFactor', {
    token: person.token,
    body: { code: codeOf(secret) },
  });
  oja.clock.advance(30_000);
  return { secret, recoveryCodes: confirmed.body.data.recovery_codes };
}

async function challengeFor(person: Person): Promise<string> {
  const body = { email: person.email, password: testPassword };
  return challengeOf(await oja.call('login', { body }));
}
const finish = (challenge: string, code: string) => oja.call('loginTwoFactor', { body: { challenge, code } });

describe('two-factor sign-in', () => {
  test('is switched on with the password and a first code, which gives ten recovery codes', async () => {
    const person = await oja.person();
    const wrong = await oja.call('startTwoFactor', { token: person.token, body: { password: 'guess' } });
    expect(refusalOf(wrong)).toEqual([400, 'current_password_wrong']);
    const { recoveryCodes } = await enrol(person);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await oja.call('currentUser', { token: person.token })).body.data.twoFactorEnabled).toBe(true);
    const again = await oja.call('startTwoFactor', { token: person.token, body: { password: testPassword } });
    expect(refusalOf(again)).toEqual([409, 'two_factor_already_on']);
  });

  test('asks for a code after the password; the half session opens nothing', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    const answer = await oja.call('login', { body: { email: person.email, password: testPassword } });
    expect(answer.body.data).not.toHaveProperty('user');
    const challenge = challengeOf(answer);
    expect(refusalOf(await oja.call('currentUser', { token: challenge }))).toEqual([401, 'session_invalid']);
    const done = await finish(challenge, codeOf(secret));
    expect(done.status).toBe(200);
    expect(done.body.data.user.email).toBe(person.email);
    expect((await oja.call('currentUser', { token: done.body.data.token })).status).toBe(200);
  });

  test('a code works once, and so does a challenge', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    const code = codeOf(secret);
    const challenge = await challengeFor(person);
    expect((await finish(challenge, code)).status).toBe(200);
    expect(refusalOf(await finish(challenge, codeOf(secret)))).toEqual([401, 'two_factor_challenge_invalid']);
    expect(refusalOf(await finish(await challengeFor(person), code))).toEqual([401, 'two_factor_code_wrong']);
    oja.clock.advance(30_000);
    expect((await finish(await challengeFor(person), codeOf(secret))).status).toBe(200);
  });

  test('five wrong codes lock the address, whatever the challenge', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    for (let n = 0; n < 5; n += 1) {
      const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
      expect(refusalOf(await finish(await challengeFor(person), wrong))).toEqual([
        401,
        'two_factor_code_wrong',
      ]);
    }
    const locked = await oja.call('login', { body: { email: person.email, password: testPassword } });
    expect(refusalOf(locked)).toEqual([429, 'account_locked']);
  });

  test('of forty codes at once from as many addresses only five are judged', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    const challenge = await challengeFor(person);
    const right = codeOf(secret);
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) => {
        const code = String((Number(right) + 1_000 * (n + 1)) % 1_000_000).padStart(6, '0');
        return oja.call('loginTwoFactor', { body: { challenge, code }, address: `192.0.2.${n}` });
      }),
    );
    const codes = replies.map((reply) => refusalOf(reply)[1]);
    expect(codes.filter((code) => code === 'two_factor_code_wrong')).toHaveLength(5);
    expect(codes.filter((code) => code === 'account_locked')).toHaveLength(35);
    expect(refusalOf(await finish(challenge, right))).toEqual([429, 'account_locked']);
  });

  test('a challenge ends after five minutes', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    const challenge = await challengeFor(person);
    oja.clock.advance(5 * minuteMs);
    expect(refusalOf(await finish(challenge, codeOf(secret)))).toEqual([401, 'two_factor_challenge_invalid']);
  });

  test('a recovery code replaces a code of the app, once', async () => {
    const person = await oja.person();
    const { recoveryCodes } = await enrol(person);
    const [code = ''] = recoveryCodes;
    expect((await finish(await challengeFor(person), code)).status).toBe(200);
    expect(refusalOf(await finish(await challengeFor(person), code))).toEqual([401, 'two_factor_code_wrong']);
  });

  test('is switched off with the password and a code, not with one of them', async () => {
    const person = await oja.person();
    const { secret } = await enrol(person);
    const { token } = person;
    const stop = (password: string) => oja.call('stopTwoFactor', { token, body: { password }, proof: false });
    const prove = (code: string) => oja.call('proveUser', { token, body: { code } });
    expect(refusalOf(await stop(testPassword))).toEqual([403, 'proof_required']);
    expect(refusalOf(await prove(codeOf(secret) === '000000' ? '000001' : '000000'))).toEqual([
      401,
      'two_factor_code_wrong',
    ]);
    expect(refusalOf(await stop(testPassword))).toEqual([403, 'proof_required']);
    expect((await prove(codeOf(secret))).status).toBe(200);
    expect(refusalOf(await stop('guess'))).toEqual([400, 'current_password_wrong']);
    expect((await stop(testPassword)).status).toBe(200);
    const login = await oja.call('login', { body: { email: person.email, password: testPassword } });
    expect(signedIn(login).token).toBeDefined();
  });

  test('gives ten new recovery codes in place of the old ones', async () => {
    const person = await oja.person();
    const refused = await oja.call('renewRecoveryCodes', { token: person.token });
    expect(refusalOf(refused)).toEqual([409, 'two_factor_not_on']);
    const { recoveryCodes } = await enrol(person);
    const answer = await oja.call('renewRecoveryCodes', { token: person.token });
    const renewed: string[] = answer.body.data.recovery_codes;
    expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
    const [old = ''] = recoveryCodes;
    const [code = ''] = renewed;
    expect(refusalOf(await finish(await challengeFor(person), old))).toEqual([401, 'two_factor_code_wrong']);
    expect((await finish(await challengeFor(person), code)).status).toBe(200);
  });

  test('keeps the secret sealed in the database', async () => {
    const person = await oja.person();
    const { secret, recoveryCodes } = await enrol(person);
    const row = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.twoFactorSecret?.toString('utf8')).not.toContain(secret);
    const codes = JSON.stringify(await oja.deps.db.selectFrom('recoveryCodes').selectAll().execute());
    expect(codes).not.toContain(recoveryCodes[0]);
  });
});
