import { hourMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const moderator = await oja.person({ role: 'moderator' });

const reason = 'Lost the mailbox; showed the passport in a call.';
const send = (id: string, token = admin.token) => oja.call('sendUserResetLink', { token, params: { id } });
const resend = (id: string) => oja.call('resendUserConfirmation', { token: admin.token, params: { id } });
const change = (id: string, email: string, token = admin.token) =>
  oja.call('changeUserEmail', { token, params: { id }, body: { email, reason } });
const actionsAbout = async (id: string) => {
  const lines = oja.deps.db.selectFrom('auditLog').select('action').where('subjectId', '=', id);
  return (await lines.orderBy('position').execute()).map(({ action }) => action);
};
const newest = async (address: string) => {
  await oja.runJobs();
  return present((await oja.mails(address)).at(-1));
};
const tokenIn = (text: string) => present(/token=([\w-]+)/.exec(text)?.[1]);

describe('POST /admin/users/{id}/reset-link', () => {
  test('mails a link that works, and other roles may not send one', async () => {
    const person = await oja.person();
    expect(refusalOf(await send(person.id, ''))[0]).toBe(401);
    expect(refusalOf(await send(person.id, moderator.token))).toEqual([403, 'access_denied']);
    expect((await send(person.id)).status).toBe(200);
    const mail = await newest(person.email);
    expect(mail.text).toContain('Our support team sends you this link');
    const newPassword = 'evening-harmattan-77';
    const body = { token: tokenIn(mail.text), newPassword, confirmPassword: newPassword };
    expect((await oja.call('resetPassword', { body })).status).toBe(200);
    expect(await actionsAbout(person.id)).toEqual(['user.reset_link_sent']);
  });

  test('is refused for the own account', async () => {
    expect(refusalOf(await send(admin.id))).toEqual([409, 'own_account_refused']);
  });
});

describe('POST /admin/users/{id}/confirmation-mail', () => {
  test('mails the link again until the address is confirmed', async () => {
    const person = await oja.person();
    expect((await resend(person.id)).status).toBe(200);
    const mail = await newest(person.email);
    const body = { token: tokenIn(mail.text) };
    expect((await oja.call('confirmEmail', { body })).status).toBe(200);
    expect(refusalOf(await resend(person.id))).toEqual([409, 'state_conflict']);
    expect(await actionsAbout(person.id)).toEqual(['user.confirmation_sent']);
  });
});

describe('POST /admin/users/{id}/email', () => {
  const userOf = (id: string) =>
    oja.deps.db
      .selectFrom('users')
      .select(['email', 'emailConfirmedAt'])
      .where('id', '=', id)
      .executeTakeFirst();

  test('changes the address when the link to it is opened, and not before', async () => {
    const person = await oja.person();
    const email = 'moved@example.com';
    expect((await change(person.id, email)).status).toBe(200);
    const warning = await newest(person.email);
    expect(warning.text).toContain('about to change');
    expect((await userOf(person.id))?.email).toBe(person.email);
    const link = present((await oja.mails(email)).at(-1));
    const body = { token: tokenIn(link.text) };
    expect((await oja.call('confirmEmail', { body })).status).toBe(200);
    expect(await userOf(person.id)).toMatchObject({ email, emailConfirmedAt: expect.any(Date) });
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))[0]).toBe(401);
    expect((await newest(person.email)).text).toContain('last mail to the old one');
    const login = { email, password: person.password };
    expect((await oja.call('login', { body: login })).status).toBe(200);
    expect(refusalOf(await oja.call('confirmEmail', { body }))).toEqual([400, 'confirmation_link_invalid']);
    expect(await actionsAbout(person.id)).toEqual(['user.email_change_requested']);
  });

  test('ends links that were mailed to the former address', async () => {
    const person = await oja.person();
    await oja.call('forgotPassword', { body: { email: person.email } });
    const reset = tokenIn((await newest(person.email)).text);
    await change(person.id, 'elsewhere@example.com');
    const link = await newest('elsewhere@example.com');
    await oja.call('confirmEmail', { body: { token: tokenIn(link.text) } });
    const newPassword = 'evening-harmattan-77';
    const body = { token: reset, newPassword, confirmPassword: newPassword };
    expect(refusalOf(await oja.call('resetPassword', { body }))).toEqual([400, 'reset_link_invalid']);
  });

  test('mails no link when the owner chose a new password meanwhile', async () => {
    const person = await oja.person();
    await change(person.id, 'thief@example.com');
    const newPassword = 'evening-harmattan-77';
    const body = { currentPassword: person.password, newPassword, confirmPassword: newPassword };
    expect((await oja.call('changePassword', { token: person.token, body })).status).toBe(200);
    await oja.runJobs();
    expect(await oja.mails('thief@example.com')).toEqual([]);
  });

  test('refuses an address that another account has, at the request and at the link', async () => {
    const [person, other] = [await oja.person(), await oja.person()];
    expect(refusalOf(await change(person.id, other.email))).toEqual([409, 'email_taken']);
    expect(refusalOf(await change(person.id, person.email))).toEqual([409, 'state_conflict']);
    const wanted = 'wanted@example.com';
    await change(person.id, wanted);
    const { text } = await newest(wanted);
    await oja.person({ email: wanted });
    const answer = await oja.call('confirmEmail', { body: { token: tokenIn(text) } });
    expect(refusalOf(answer)).toEqual([409, 'email_taken']);
    expect((await userOf(person.id))?.email).toBe(person.email);
  });

  test('refuses moderators, and an administrator about the own account', async () => {
    const person = await oja.person();
    expect(refusalOf(await change(person.id, 'x@example.com', moderator.token))).toEqual([
      403,
      'access_denied',
    ]);
    expect(refusalOf(await change(admin.id, 'x@example.com'))).toEqual([409, 'own_account_refused']);
  });

  test('a link that is a day old is worth nothing', async () => {
    const person = await oja.person();
    await change(person.id, 'late@example.com');
    const { text } = await newest('late@example.com');
    oja.clock.advance(25 * hourMs);
    const answer = await oja.call('confirmEmail', { body: { token: tokenIn(text) } });
    expect(refusalOf(answer)).toEqual([400, 'confirmation_link_invalid']);
  });
});
