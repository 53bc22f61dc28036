import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { startOja, testPassword } from '../../../test/oja.ts';
import { inTransaction } from '../../db/transaction.ts';
import { readSection, saveSettings } from '../settings/index.ts';

const oja = await startOja();

test('an administrator who must have two-factor sign-in can do nothing before switching it on', async () => {
  const { value, version } = await readSection(oja.deps.db, 'security');
  await inTransaction(oja.deps.db, (tx) =>
    saveSettings(tx, {
      section: 'security',
      expectedVersion: version,
      value: { ...value, twoFactorForAdmins: true },
      actor: { id: null, label: 'test' },
    }),
  );
  oja.deps.settings.forget();
  const admin = await oja.person({ role: 'admin' });
  const me = await oja.call('currentAdmin', { token: admin.token });
  expect(me.body.data.twoFactorMissing).toBe(true);
  const session = await oja.deps.sessions.find(admin.token, { fresh: true });
  expect(session && (await oja.deps.sessions.owesTwoFactor(session))).toBe(true);

  const started = await oja.call('startTwoFactor', { token: admin.token, body: { password: testPassword } });
  const totp = new TOTP({ secret: Secret.fromBase32(started.body.data.secret) });
  const code = () => totp.generate({ timestamp: oja.clock.now.getTime() });
  await oja.call('confirmTwoFactor', { token: admin.token, body: { code: code() } });
  expect((await oja.call('currentAdmin', { token: admin.token })).body.data.twoFactorMissing).toBe(false);

  const stop = await oja.call('stopTwoFactor', {
    token: admin.token,
    body: { password: testPassword },
  });
  expect([stop.status, stop.body.code]).toEqual([403, 'two_factor_required']);
});
