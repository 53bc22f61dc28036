import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readSection, saveSettings } from '../../platform/settings/index.ts';

const oja = await startOja();
let people = 0;

function form(change: Record<string, unknown> = {}) {
  people += 1;
  return {
    name: 'Ada Obi',
    nickName: 'ada',
    email: `ada${people}@example.com`,
    password: 'harmattan-breeze-41',
    confirmPassword: 'harmattan-breeze-41',
    ...change,
  };
}
const register = (change?: Record<string, unknown>) => oja.call('register', { body: form(change) });

describe('registering', () => {
  test('answers token, expires_at and user, and the account can sign in', async () => {
    const body = form();
    const answer = await oja.call('register', { body });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      token: expect.any(String),
      expires_at: expect.any(String),
      user: { name: 'Ada Obi', nickname: 'ada', email: body.email, role: 'user', emailConfirmed: false },
    });
    const login = await oja.call('login', { body: { email: body.email, password: body.password } });
    expect(login.status).toBe(200);
  });

  test('the confirmation link leads back to where the person was going', async () => {
    const next = '/dashboard/marketplace?buy=0b6f7c1e-4d0a-4b51-9c2e-6f0f6f3c2a11';
    const body = { ...form(), next };
    await oja.call('register', { body });
    await oja.runJobs();
    const mail = (await oja.mails(body.email)).find(
      ({ subject }) => subject === 'Confirm your e-mail address',
    );
    expect(mail?.link?.searchParams.get('next')).toBe(next);
  });

  test('opens no session for a client whose person signs in afterwards', async () => {
    const { body } = await register({ session: false });
    expect(body.data).toMatchObject({ token: null, expires_at: null, user: { name: 'Ada Obi' } });
    const sessions = await oja.deps.db
      .selectFrom('sessions')
      .select('id')
      .where('userId', '=', body.data.user.id)
      .execute();
    expect(sessions).toEqual([]);
  });

  test('sends a confirmation link that works once, and says the same when it is opened again', async () => {
    const body = form();
    const token = present((await oja.call('register', { body })).body.data.token);
    await oja.runJobs();
    const [mail] = await oja.mails(body.email);
    expect(mail?.subject).toBe('Confirm your e-mail address');
    expect(mail?.link?.origin).toBe(new URL(oja.deps.config.appUrl).origin);
    const link = present(mail?.link?.searchParams.get('token'));
    expect((await oja.call('confirmEmail', { body: { token: link } })).status).toBe(200);
    expect((await oja.call('currentUser', { token })).body.data.emailConfirmed).toBe(true);
    const again = await oja.call('confirmEmail', { body: { token: link } });
    expect(again.status).toBe(200);
    const bell = (await oja.call('listNotifications', { token })).body.data;
    expect(bell.filter(({ title }) => title.includes('confirmed'))).toHaveLength(1);
    expect(bell.find(({ title }) => title === 'Confirm your e-mail address')?.read).toBe(true);
  });

  test('leaves three unread notifications (U bell badge 3)', async () => {
    const token = present((await register()).body.data.token);
    const list = await oja.call('listNotifications', { token });
    expect([list.body.unread, list.body.data.length]).toEqual([3, 3]);
    expect(list.body.data[0]?.title).toBe('Welcome to Oja, ada');
  });

  test('keeps ref, marketing consent and the time of accepting the terms', async () => {
    const referrer = (await register()).body.data.user;
    const { user } = (
      await register({ ref: referrer.referralCode, marketingConsent: true, termsAccepted: true })
    ).body.data;
    const row = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      referredBy: referrer.id,
      marketingConsent: true,
      termsAcceptedAt: oja.clock.now,
    });
  });

  test('with an unknown referral code continues without it', async () => {
    const answer = await register({ ref: 'REF-NOBODY' });
    expect(answer.status).toBe(200);
  });

  test.each([
    [
      'passwords that differ',
      { confirmPassword: 'something-else-1' },
      'passwords_differ',
      "Passwords don't match",
    ],
    [
      '7 characters',
      { password: 'abcdef7', confirmPassword: 'abcdef7' },
      'password_too_short',
      'Password must be at least 8 characters long.',
    ],
    [
      'a password everybody knows',
      { password: 'password', confirmPassword: 'password' },
      'password_too_common',
      'This password is too easy to guess. Please choose another one.',
    ],
    [
      '12345678',
      { password: '12345678', confirmPassword: '12345678' },
      'password_too_common',
      'This password is too easy to guess. Please choose another one.',
    ],
    ['no name', { name: '  ' }, 'invalid_input', expect.stringContaining('"name"')],
    ['no e-mail', { email: 'ada' }, 'invalid_input', expect.stringContaining('e-mail')],
    ['a role', { role: 'admin' }, 'invalid_input', expect.stringContaining('"role"')],
  ])('refuses %s', async (_name, change, code, message) => {
    const answer = await register(change);
    expect([...refusalOf(answer), answer.body.message]).toEqual([400, code, message]);
  });

  test('an address that has an account gets a general answer, and its owner a mail', async () => {
    const body = form();
    await oja.call('register', { body });
    const again = await oja.call('register', {
      body: { ...body, email: body.email.toUpperCase(), name: 'Eve' },
    });
    expect(refusalOf(again)).toEqual([409, 'email_taken']);
    await oja.runJobs();
    const attempts = async () =>
      (await oja.mails(body.email)).filter((mail) => mail.subject === 'You already have an Oja account');
    expect(await attempts()).toHaveLength(1);
    for (let n = 0; n < 4; n += 1) await oja.call('register', { body });
    await oja.runJobs();
    expect(await attempts()).toHaveLength(3);
  });

  test('twenty times at once with one address makes one account', async () => {
    const body = form();
    const answers = await Promise.all(Array.from({ length: 20 }, () => oja.call('register', { body })));
    expect(outcomesOf(answers)).toEqual(['200', ...Array(19).fill('409 email_taken')]);
  });

  test('follows the settings: minimum length and whether registration is open', async () => {
    const save = async (section: 'security' | 'general', change: object) => {
      const { value, version } = await readSection(oja.deps.db, section);
      await inTransaction(oja.deps.db, (tx) =>
        saveSettings(tx, {
          section,
          expectedVersion: version,
          value: { ...value, ...change } as never,
          actor: { id: null, label: 'test' },
        }),
      );
      oja.deps.settings.invalidate();
    };
    await save('security', { minimumPasswordLength: 12 });
    const short = await register({ password: 'eleven-char', confirmPassword: 'eleven-char' });
    expect(short.body.message).toBe('Password must be at least 12 characters long.');
    expect((await oja.call('registrationRules')).body.data).toEqual({
      registrationOpen: true,
      minimumPasswordLength: 12,
    });
    await save('general', { registrationOpen: false });
    expect(refusalOf(await register())).toEqual([403, 'registration_closed']);
  });
});

test('a code invites when it belongs to an account, in any case', async () => {
  const { token } = await oja.person();
  const { referralCode } = (await oja.call('currentUser', { token })).body.data;
  const known = async (code: string) =>
    (await oja.call('showInvitation', { params: { code } })).body.data.known;
  expect(await known(referralCode.toLowerCase())).toBe(true);
  expect(await known('NOPE')).toBe(false);
});
