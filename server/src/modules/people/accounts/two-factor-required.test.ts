import { type EndpointName, endpoints } from '@oja/contract';
import { admits, needsSession } from '@oja/contract/access';
import type { Endpoint } from '@oja/contract/endpoint';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { startOja, testPassword } from '../../../../test/oja.ts';
import { confirmEmail } from '../../../../test/people.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { readSection, saveSettings } from '../../platform/settings/index.ts';

const oja = await startOja();
const { value, version } = await readSection(oja.deps.db, 'security');
await inTransaction(oja.deps.db, (tx) =>
  saveSettings(tx, {
    section: 'security',
    expectedVersion: version,
    value: { ...value, twoFactorForAdmins: true },
    actor: { id: null, label: 'test' },
  }),
);
oja.deps.settings.invalidate();
/** A remote address, because this machine may read the metrics without a session. */
const elsewhere = '203.0.113.7';

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];
const guarded = all.filter(([, { access }]) => needsSession(access));

describe('staff who owe a second factor', async () => {
  const admin = await oja.person({ role: 'admin' });
  const moderator = await oja.person({ role: 'moderator' });
  const staff = [
    ['admin', admin.token],
    ['moderator', moderator.token],
  ] as const;
  const pairs = guarded.flatMap(([name, record]) =>
    staff
      .filter(([role]) => admits(record.access, role))
      .map(([role, token]) => [name, role, token, record] as const),
  );
  const refused = pairs.filter(([, , , record]) => !record.beforeTwoFactor);
  const admitted = pairs.filter(([name, , , record]) => record.beforeTwoFactor && name !== 'logout');

  test('may call the endpoints of this list alone', () => {
    const allowed = guarded.filter(([, record]) => record.beforeTwoFactor).map(([name]) => name);
    expect(allowed.toSorted()).toEqual([
      'confirmTwoFactor',
      'currentAdmin',
      'currentUser',
      'listSessions',
      'logout',
      'resendConfirmation',
      'startTwoFactor',
    ]);
  });

  test.each(refused)('%s refuses a %s', async (name, _role, token) => {
    const answer = await oja.callRaw(name, { token, address: elsewhere });
    expect(refusalOf(answer)).toEqual([403, 'two_factor_required']);
  });

  test.each(refused)('%s refuses a %s whose session is in memory', async (name, _role, token) => {
    await oja.call('currentAdmin', { token });
    const answer = await oja.callRaw(name, { token, address: elsewhere });
    expect(refusalOf(answer)).toEqual([403, 'two_factor_required']);
  });

  test.each(admitted)('%s lets a %s in', async (name, _role, token) => {
    const answer = await oja.callRaw(name, { token, body: {} });
    expect([401, 403]).not.toContain(answer.status);
  });

  test('are strangers where anyone may call', async () => {
    const answer = await oja.call('listListings', { token: admin.token, query: { saved: 'true' } });
    expect(refusalOf(answer)).toEqual([401, 'session_required']);
  });

  test('people who trade are not asked for one', async () => {
    const { token } = await oja.person();
    expect((await oja.call('listNotifications', { token })).status).toBe(200);
  });
});

test('an administrator who must have two-factor sign-in keeps it once it is on', async () => {
  const admin = await oja.person({ role: 'admin' });
  await confirmEmail(oja, admin);
  const me = await oja.call('currentAdmin', { token: admin.token });
  expect(me.body.data.twoFactorMissing).toBe(true);
  const started = await oja.call('startTwoFactor', { token: admin.token, body: { password: testPassword } });
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) });
  const code = () => totp.generate({ timestamp: oja.clock.now.getTime() });
  await oja.call('confirmTwoFactor', { token: admin.token, body: { code: code() } });
  expect((await oja.call('currentAdmin', { token: admin.token })).body.data.twoFactorMissing).toBe(false);
  expect((await oja.call('listNotifications', { token: admin.token })).status).toBe(200);

  const stop = await oja.call('stopTwoFactor', {
    token: admin.token,
    body: { password: testPassword },
  });
  expect(refusalOf(stop)).toEqual([403, 'two_factor_required']);
});
