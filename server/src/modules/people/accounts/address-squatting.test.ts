import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { linkAccount, startOjaWithPaystack } from '../../../../test/paystack.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { challengeOf, signedIn } from '../../../../test/signed-in.ts';

const oja = await startOjaWithPaystack();
const email = 'victim@example.com';
const squatterPassword = 'harmattan-breeze-41';
const ownerPassword = 'monsoon-lantern-77';
const referrer = await oja.person();

const codeFor = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: oja.clock.now.getTime() });
const userRow = () =>
  oja.deps.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
const tokenFromMail = async (subject: string) => {
  await oja.runJobs();
  const mails = (await oja.mails(email)).filter((mail) => mail.subject === subject);
  return mails.at(-1)?.link?.searchParams.get('token') ?? '';
};

const registered = await oja.call('register', {
  body: {
    name: 'Mallory Doe',
    nickName: 'mallory',
    email,
    password: squatterPassword,
    confirmPassword: squatterPassword,
    marketingConsent: true,
    ref: (
      await oja.deps.db
        .selectFrom('users')
        .select('referralCode')
        .where('id', '=', referrer.id)
        .executeTakeFirstOrThrow()
    ).referralCode,
  },
});
const squatter = { token: present(registered.body.data.token) };

test('an address that is not confirmed gets no second factor', async () => {
  const start = await oja.call('startTwoFactor', { ...squatter, body: { password: squatterPassword } });
  expect(refusalOf(start)).toEqual([403, 'email_unconfirmed']);
  expect(start.body.message).toBe(
    'Please confirm your e-mail address before you switch on two-factor sign-in.',
  );
  expect((await userRow()).twoFactorSecret).toBeNull();
});

test('mails greet without the name until the address is confirmed', async () => {
  await oja.runJobs();
  const [mail] = await oja.mails(email);
  expect(mail?.subject).toBe('Confirm your e-mail address');
  expect(mail?.text).toContain('Hello,\n');
  expect(mail?.text).not.toContain('Mallory');
});

test('the owner of an address takes the account over by a reset, and nothing planted is left', async () => {
  const profile = {
    bio: 'Write to me',
    telegram: '@mallory',
    whatsapp: '08031234567',
    phoneNumber: '08031234567',
  };
  expect((await oja.call('updateUser', { ...squatter, body: profile })).status).toBe(200);
  const person = {
    ...squatter,
    id: registered.body.data.user.id,
    email,
    password: squatterPassword,
    sessionId: '',
  };
  await linkAccount(oja, person);
  // The state of an account from before addresses had to be confirmed.
  await oja.deps.db
    .updateTable('users')
    .set({ twoFactorEnabledAt: oja.clock.now, twoFactorSecret: oja.deps.sealer.seal('x', 'y') })
    .where('email', '=', email)
    .execute();
  await oja.deps.db
    .insertInto('recoveryCodes')
    .values({ userId: person.id, codeHash: Buffer.from('code'), usedAt: null })
    .execute();
  const pending = await oja.call('login', { body: { email, password: squatterPassword } });
  const challenge = challengeOf(pending);

  await oja.call('forgotPassword', { body: { email } });
  const token = await tokenFromMail('Set a new password');
  const reset = await oja.call('resetPassword', {
    body: { token, newPassword: ownerPassword, confirmPassword: ownerPassword },
  });
  expect(reset.status).toBe(200);

  expect(refusalOf(await oja.call('currentUser', squatter))).toEqual([401, 'session_invalid']);
  expect(refusalOf(await oja.call('login', { body: { email, password: squatterPassword } }))).toEqual([
    401,
    'credentials_wrong',
  ]);
  const finished = await oja.call('loginTwoFactor', { body: { challenge, code: '123456' } });
  expect(refusalOf(finished)).toEqual([401, 'two_factor_challenge_invalid']);
  const owner = await oja.call('login', { body: { email, password: ownerPassword } });
  expect(owner.status).toBe(200);
  expect(signedIn(owner).user).toMatchObject({
    emailConfirmed: true,
    twoFactorEnabled: false,
    bio: '',
    telegram: '',
    whatsapp: '',
    phone: '',
    avatar: null,
  });
  expect(await userRow()).toMatchObject({
    twoFactorSecret: null,
    referredBy: null,
    marketingConsent: false,
  });
  const { token: ownerToken } = signedIn(owner);
  expect((await oja.call('listBankAccounts', { token: ownerToken })).body.data).toEqual([]);
  for (const table of ['recoveryCodes', 'pushSubscriptions'] as const) {
    const rows = await oja.deps.db.selectFrom(table).selectAll().where('userId', '=', person.id).execute();
    expect(rows).toEqual([]);
  }
  const started = await oja.call('startTwoFactor', { token: ownerToken, body: { password: ownerPassword } });
  const confirmed = await oja.call('confirmTwoFactor', {
    token: ownerToken,
    body: { code: codeFor(started.body.data.secret) },
  });
  expect(confirmed.body.data.recovery_codes).toHaveLength(10);
});

test('a later reset leaves the profile and the second factor as they are', async () => {
  oja.clock.advance(1_000);
  await oja.deps.db.updateTable('users').set({ bio: 'My own words' }).where('email', '=', email).execute();
  await oja.call('forgotPassword', { body: { email } });
  const token = await tokenFromMail('Set a new password');
  const body = { token, newPassword: 'another-lantern-78', confirmPassword: 'another-lantern-78' };
  expect((await oja.call('resetPassword', { body })).status).toBe(200);
  const row = await userRow();
  expect(row.bio).toBe('My own words');
  expect(row.twoFactorEnabledAt).not.toBeNull();
});
