import { minuteMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja, testPassword } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { signedIn } from '../../../../test/signed-in.ts';

const oja = await startOja();
const login = (email: string, password: string) => oja.call('login', { body: { email, password } });
const nextPassword = 'monsoon-lantern-77';

async function resetLink(email: string): Promise<string> {
  await oja.call('forgotPassword', { body: { email } });
  await oja.runJobs();
  const mails = (await oja.mails(email)).filter((mail) => mail.subject === 'Set a new password');
  return mails.at(-1)?.link?.searchParams.get('token') ?? 'none-none-none-none-none';
}
const reset = (token: string, newPassword = nextPassword, confirmPassword = newPassword) =>
  oja.call('resetPassword', { body: { token, newPassword, confirmPassword } });

describe('a forgotten password', () => {
  test('asking answers the same whether the address exists, and writes no mail to strangers', async () => {
    const person = await oja.person();
    const known = await oja.call('forgotPassword', { body: { email: person.email } });
    const unknown = await oja.call('forgotPassword', { body: { email: 'nobody@example.com' } });
    expect(known.body).toEqual(unknown.body);
    await oja.runJobs();
    expect(await oja.mails('nobody@example.com')).toEqual([]);
    expect(await oja.mails(person.email)).toHaveLength(1);
  });

  test('the link leads back to where the person was going, inside Oja only', async () => {
    const { email } = await oja.person();
    const next = '/dashboard/wallet?add-funds=1';
    await oja.call('forgotPassword', { body: { email, next } });
    await oja.runJobs();
    const link = (await oja.mails(email)).at(-1)?.link;
    expect(link?.searchParams.get('next')).toBe(next);
    const elsewhere = await oja.call('forgotPassword', { body: { email, next: '//evil.example' } });
    expect(refusalOf(elsewhere)).toEqual([400, 'invalid_input']);
  });

  test('is replaced through the link; every session ends and the old password is dead', async () => {
    const person = await oja.person();
    const answer = await reset(await resetLink(person.email));
    expect(answer.status).toBe(200);
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    expect(refusalOf(await login(person.email, testPassword))).toEqual([401, 'credentials_wrong']);
    expect((await login(person.email, nextPassword)).status).toBe(200);
  });

  test('a locked address is free again after a reset', async () => {
    const person = await oja.person();
    for (let n = 0; n < 5; n += 1) await login(person.email, 'guess');
    await reset(await resetLink(person.email));
    expect((await login(person.email, nextPassword)).status).toBe(200);
  });

  test('the link works once, for 30 minutes', async () => {
    const person = await oja.person();
    const used = await resetLink(person.email);
    expect((await reset(used)).status).toBe(200);
    expect(refusalOf(await reset(used))).toEqual([400, 'reset_link_invalid']);

    oja.clock.advance(minuteMs);
    const late = await resetLink(person.email);
    oja.clock.advance(30 * minuteMs);
    expect(refusalOf(await reset(late))).toEqual([400, 'reset_link_invalid']);
    expect((await login(person.email, nextPassword)).status).toBe(200);
  });

  test('a newer link leaves the older one valid, and all end when one is used', async () => {
    const person = await oja.person();
    const older = await resetLink(person.email);
    oja.clock.advance(minuteMs);
    const newer = await resetLink(person.email);
    expect((await reset(older)).status).toBe(200);
    expect(refusalOf(await reset(newer))).toEqual([400, 'reset_link_invalid']);
  });

  test('three mails at most are sent within the life of a link, and those of staff beside them', async () => {
    oja.clock.advance(30 * minuteMs - (oja.clock.now.getTime() % (30 * minuteMs)));
    const person = await oja.person();
    for (let n = 0; n < 5; n += 1) {
      oja.clock.advance(minuteMs);
      const answer = await oja.call('forgotPassword', { body: { email: person.email } });
      expect(answer.status).toBe(200);
      await oja.runJobs();
    }
    expect(await oja.mails(person.email)).toHaveLength(3);
    const admin = await oja.person({ role: 'admin' });
    await oja.call('sendUserResetLink', { token: admin.token, params: { id: person.id } });
    await oja.runJobs();
    expect(await oja.mails(person.email)).toHaveLength(4);
    oja.clock.advance(30 * minuteMs);
    const next = await resetLink(person.email);
    expect((await reset(next)).status).toBe(200);
  });

  test('the fourth link ends the oldest, and none ends an invitation', async () => {
    const admin = await oja.person({ role: 'admin' });
    const email = 'invited@example.com';
    await oja.call('addUser', { token: admin.token, body: { name: 'New Person', email, role: 'user' } });
    await oja.runJobs();
    const invitation = (await oja.mails(email)).at(-1)?.link?.searchParams.get('token') ?? '';
    const { id } = await oja.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    for (let n = 0; n < 4; n += 1) {
      oja.clock.advance(minuteMs);
      await oja.call('sendUserResetLink', { token: admin.token, params: { id } });
      await oja.runJobs();
    }
    const links = (await oja.mails(email)).filter((mail) => mail.subject === 'Set a new password');
    const oldest = links[0]?.link?.searchParams.get('token') ?? '';
    expect(refusalOf(await reset(oldest))).toEqual([400, 'reset_link_invalid']);
    expect((await reset(invitation)).status).toBe(200);
  });

  test('a request that is still queued ends with a new password', async () => {
    const person = await oja.person();
    await oja.call('forgotPassword', { body: { email: person.email } });
    oja.clock.advance(minuteMs);
    const passwords = {
      currentPassword: testPassword,
      newPassword: nextPassword,
      confirmPassword: nextPassword,
    };
    expect((await oja.call('changePassword', { token: person.token, body: passwords })).status).toBe(200);
    await oja.runJobs();
    const subjects = (await oja.mails(person.email)).map((mail) => mail.subject);
    expect(subjects).not.toContain('Set a new password');
  });

  test('a link is spent once by ten clicks at the same time', async () => {
    const person = await oja.person();
    const link = await resetLink(person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => reset(link)));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  test('a confirmation link does not reset a password', async () => {
    const person = await oja.person();
    await oja.call('resendConfirmation', { token: person.token });
    await oja.runJobs();
    const link = (await oja.mails(person.email))[0]?.link?.searchParams.get('token') ?? '';
    expect(refusalOf(await reset(link))).toEqual([400, 'reset_link_invalid']);
  });

  test('a refused new password leaves the link usable', async () => {
    const person = await oja.person();
    const link = await resetLink(person.email);
    expect(refusalOf(await reset(link, 'password'))).toEqual([400, 'password_too_common']);
    expect((await reset(link, nextPassword, 'different-one-9')).body.message).toBe(
      'New passwords do not match.',
    );
    expect((await reset(link)).status).toBe(200);
  });

  test('the database holds neither the link nor a password', async () => {
    const person = await oja.person();
    const link = await resetLink(person.email);
    for (const table of ['oneTimeTokens', 'users', 'sessions'] as const) {
      const rows = JSON.stringify(await oja.deps.db.selectFrom(table).selectAll().execute());
      expect(rows).not.toContain(link);
      expect(rows).not.toContain(testPassword);
      expect(rows).not.toContain(person.token);
    }
    const row = await oja.deps.db
      .selectFrom('users')
      .select('passwordHash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});

describe('changing the password', () => {
  const change = (token: string, body: Record<string, string>) =>
    oja.call('changePassword', {
      token,
      body: {
        currentPassword: testPassword,
        newPassword: nextPassword,
        confirmPassword: nextPassword,
        ...body,
      },
    });

  test('ends a link that was mailed before, so that an intruder in the mailbox takes nothing back', async () => {
    const person = await oja.person();
    const link = await resetLink(person.email);
    expect((await change(person.token, {})).status).toBe(200);
    expect(refusalOf(await reset(link))).toEqual([400, 'reset_link_invalid']);
  });

  test('keeps this session and ends the others; a mail tells of it', async () => {
    const person = await oja.person();
    const other = signedIn(await login(person.email, testPassword)).token;
    expect((await change(person.token, {})).body.message).toBe('Password Changed');
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    expect(refusalOf(await oja.call('currentUser', { token: other }))).toEqual([401, 'session_invalid']);
    await oja.runJobs();
    expect((await oja.mails(person.email)).map((mail) => mail.subject)).toContain(
      'Your password was changed',
    );
  });

  test('a wrong current password is a 400, counts as a failed attempt of the session, and changes nothing', async () => {
    const person = await oja.person();
    for (let n = 0; n < 5; n += 1) {
      expect(refusalOf(await change(person.token, { currentPassword: 'guess' }))).toEqual([
        400,
        'current_password_wrong',
      ]);
    }
    expect(refusalOf(await change(person.token, {}))).toEqual([429, 'account_locked']);
    const counted = await oja.deps.db
      .selectFrom('signInFailures')
      .select(['counter', 'source', 'failures'])
      .where('email', '=', person.email)
      .execute();
    expect(counted).toEqual([{ counter: 'session', source: person.sessionId, failures: 5 }]);
    expect((await login(person.email, testPassword)).status).toBe(200);
  });

  test.each([
    [{ confirmPassword: 'other-password-1' }, 'new_passwords_differ', 'New passwords do not match.'],
    [
      { newPassword: 'short-7', confirmPassword: 'short-7' },
      'password_too_short',
      'New password must be at least 8 characters long.',
    ],
  ])('refuses %j', async (body, code, message) => {
    const person = await oja.person();
    const answer = await change(person.token, body);
    expect([...refusalOf(answer), answer.body.message]).toEqual([400, code, message]);
  });
});
