import { minuteMs } from '@oja/contract/durations';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { BodyFor } from '../../../../test/calls.ts';
import { startOja, testPassword } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
await oja.person({ role: 'admin', email: 'keeper@example.com' });

const picture = (width = 600) =>
  sharp({ create: { width, height: width, channels: 3, background: '#0b6b4f' } })
    .jpeg()
    .toBuffer();

describe('PUT /user', () => {
  test('changes what was sent and keeps the rest', async () => {
    const person = await oja.person();
    const answer = await oja.call('updateUser', {
      token: person.token,
      body: {
        name: 'Ada Obi',
        nickname: 'ada',
        email: person.email.toUpperCase(),
        bio: '<b>hello</b>',
        telegram: '@ada',
        whatsapp: '+2348012345678',
        phoneNumber: '+2348012345678',
      },
    });
    expect(answer.body).toMatchObject({
      message: 'Settings Saved',
      data: { name: 'Ada Obi', nickname: 'ada', bio: '<b>hello</b>', phone: '+2348012345678' },
    });
    const again = await oja.call('updateUser', { token: person.token, body: { bio: null } });
    expect(again.body.data).toMatchObject({ name: 'Ada Obi', bio: '', telegram: '@ada' });
    expect((await oja.call('currentUser', { token: person.token })).body.data).toEqual(again.body.data);
  });

  test('refuses a nickname that reads as Oja itself, here and when one registers, and keeps one from before', async () => {
    const { id, token } = await oja.person();
    const change = (body: BodyFor<'updateUser'>) => oja.call('updateUser', { token, body });
    const refused = await change({ nickname: 'Oja Support' });
    expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
    expect(refused.body.details).toMatchObject([{ field: 'nickname' }]);
    const names = { name: 'Ada Obi', nickName: 'Oja Escrow Team', email: 'team@example.com' };
    const password = 'harmattan-breeze-43';
    const registered = await oja.call('register', {
      body: { ...names, password, confirmPassword: password },
    });
    expect(registered.body.details).toMatchObject([{ field: 'nickName' }]);
    await oja.deps.db.updateTable('users').set({ nickname: 'Oja Admin' }).where('id', '=', id).execute();
    expect((await change({ nickname: 'Oja Admin', bio: 'Lagos.' })).status).toBe(200);
  });

  test('keeps phone numbers in international form and refuses anything else', async () => {
    const { token } = await oja.person();
    const kept = await oja.call('updateUser', { token, body: { phoneNumber: '0801 234 5678' } });
    expect(kept.body.data.phone).toBe('+2348012345678');
    for (const body of [{ phoneNumber: 'call me' }, { whatsapp: '<b>hi</b>' }])
      expect(refusalOf(await oja.call('updateUser', { token, body }))).toEqual([400, 'invalid_input']);
    const emptied = await oja.call('updateUser', { token, body: { phoneNumber: '' } });
    expect(emptied.body.data.phone).toBe('');
  });

  test('refuses another e-mail address', async () => {
    const person = await oja.person();
    const answer = await oja.call('updateUser', {
      token: person.token,
      body: { email: 'other@example.com' },
    });
    expect(refusalOf(answer)).toEqual([400, 'email_change_refused']);
    expect((await oja.call('currentUser', { token: person.token })).body.data.email).toBe(person.email);
  });

  test.each(['role', 'status', 'balance', 'plan', 'verified', 'id'])('refuses %s', async (field) => {
    const person = await oja.person();
    const answer = await oja.call('updateUser', {
      token: person.token,
      body: { name: 'Eve', [field]: 'admin' },
    });
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
    expect((await oja.call('currentUser', { token: person.token })).body.data).toMatchObject({
      role: 'user',
      verified: false,
    });
  });
});

describe('the own picture', () => {
  test('is stored, served under an unguessable name with long caching, and replaced', async () => {
    const person = await oja.person();
    const set = (bytes: Buffer) =>
      oja.call('setAvatar', { token: person.token, body: bytes, headers: { 'content-type': 'image/jpeg' } });
    const first = present((await set(await picture())).body.data.avatar);
    expect(first).toMatch(/^\/media\/[a-z0-9]{32}-thumb\.webp$/);
    const served = await oja.app.inject({ url: first });
    expect(served.statusCode).toBe(200);
    expect(served.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const second = present((await set(await picture(700))).body.data.avatar);
    expect(second).not.toBe(first);
    expect((await oja.app.inject({ url: first })).statusCode).toBe(404);
    expect((await oja.call('removeAvatar', { token: person.token })).body.data.avatar).toBeNull();
    expect((await oja.app.inject({ url: second })).statusCode).toBe(404);
  });

  test.each([
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'image_type_unsupported'],
    ['HTML named PNG', Buffer.from('<html><script>alert(1)</script>'), 400, 'image_type_unsupported'],
    ['an empty file', Buffer.alloc(0), 400, 'invalid_input'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 1), 413, 'body_too_large'],
  ])('refuses %s', async (_name, bytes, status, code) => {
    const person = await oja.person();
    const answer = await oja.call('setAvatar', {
      token: person.token,
      body: bytes,
      headers: { 'content-type': 'image/png' },
    });
    expect(refusalOf(answer)).toEqual([status, code]);
  });

  test('refuses a content type that is no picture', async () => {
    const person = await oja.person();
    const answer = await oja.call('setAvatar', {
      token: person.token,
      body: await picture(),
      headers: { 'content-type': 'text/html' },
    });
    expect(refusalOf(answer)).toEqual([415, 'content_type_unsupported']);
  });
});

describe('DELETE /user', () => {
  test('erases what is personal, ends the sessions and frees the address', async () => {
    const person = await oja.person();
    const answer = await oja.call('deleteUser', { token: person.token, body: { password: testPassword } });
    expect(answer.body.message).toBe('Account Deleted');
    expect(refusalOf(await oja.call('currentUser', { token: person.token }))).toEqual([
      401,
      'session_invalid',
    ]);
    const row = await oja.deps.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Deleted user', phone: '', erasedAt: oja.clock.now });
    expect(JSON.stringify(row)).not.toContain(person.email);
    const login = await oja.call('login', { body: { email: person.email, password: testPassword } });
    expect(refusalOf(login)).toEqual([401, 'credentials_wrong']);
    await oja.person({ email: person.email });
  });

  test('asks for the password unless the session is younger than ten minutes', async () => {
    const person = await oja.person();
    oja.clock.advance(10 * minuteMs + 1);
    expect(refusalOf(await oja.call('deleteUser', { token: person.token }))).toEqual([
      400,
      'current_password_wrong',
    ]);
    const wrong = await oja.call('deleteUser', { token: person.token, body: { password: 'guess' } });
    expect(refusalOf(wrong)).toEqual([400, 'current_password_wrong']);
    expect((await oja.call('currentUser', { token: person.token })).status).toBe(200);
    const young = await oja.person();
    expect((await oja.call('deleteUser', { token: young.token })).status).toBe(200);
  });

  test('never leaves Oja without an administrator, also when two go at once', async () => {
    const keeper = await oja.deps.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'keeper@example.com')
      .executeTakeFirstOrThrow();
    await oja.deps.db.updateTable('users').set({ status: 'inactive' }).where('id', '=', keeper.id).execute();
    const [one, two] = [await oja.person({ role: 'admin' }), await oja.person({ role: 'admin' })];
    const answers = await Promise.all(
      [one, two].map((admin) => oja.call('deleteUser', { token: admin.token })),
    );
    expect(outcomesOf(answers)).toEqual(['200', '409 last_admin_protected']);
  });
});

describe('my data', () => {
  test('comes as a file with everything but secrets', async () => {
    const person = await oja.person();
    const answer = await oja.call('downloadMyData', { token: person.token });
    expect(answer.headers['content-disposition']).toContain('oja-my-data.json');
    const { account, sessions } = JSON.parse(answer.text);
    expect(account.email).toBe(person.email);
    expect(sessions).toHaveLength(1);
    expect(answer.text).not.toMatch(/argon2|tokenHash|passwordHash/);
  });
});
