import { randomBytes } from 'node:crypto';
import { secretMask } from '@oja/contract/settings';
import { beforeAll, describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf, refusedFieldOf } from '../../../../test/refusal-of.ts';
import { createSealer } from '../../../crypto/sealing.ts';
import { resealColumn } from '../../../db/reseal-column.ts';
import { readSecret, sealedSettingsColumns } from '../../platform/settings/index.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const other = await oja.person({ role: 'admin' });
const { token } = admin;
const deps = oja.deps as { webhooks: typeof oja.deps.webhooks; sealer: typeof oja.deps.sealer };

const show = async () => (await oja.call('platformSettings', { token })).body.data;
const save = {
  general: 'saveGeneralSettings',
  payment: 'savePaymentSettings',
  naira: 'saveNairaRules',
  security: 'saveSecuritySettings',
  notifications: 'saveNotificationSettings',
  integrations: 'saveIntegrationSettings',
} as const;
async function change(section: keyof typeof save, fields: object, secrets?: object, as = token) {
  const { version, value } = (await show())[section];
  return oja.callRaw(save[section], {
    token: as,
    body: { version, value: { ...value, ...fields }, secrets },
  });
}
const lastAudit = () =>
  oja.deps.db.selectFrom('auditLog').selectAll().orderBy('position', 'desc').executeTakeFirstOrThrow();

beforeAll(() => {
  const { findFault } = deps.webhooks;
  // DNS is not used in tests; the rest of the check is real.
  deps.webhooks = {
    ...deps.webhooks,
    findFault: async (url) => (url.includes('hooks.shop.ng') ? undefined : findFault(url)),
  };
});

describe('the platform settings', () => {
  test('show every section with its defaults, the badges of the side menu, and no secret', async () => {
    const settings = await show();
    expect(settings.payment).toMatchObject({
      version: 0,
      changed_by: null,
      value: { platformFeePercent: 10 },
    });
    // A252 A255 A258 A259 A262 A265
    expect(settings.overview).toEqual([
      { section: 'general', status: 'active', badge: null },
      { section: 'payment', status: 'active', badge: null },
      { section: 'security', status: 'warning', badge: 2 },
      { section: 'notifications', status: 'active', badge: null },
      { section: 'integrations', status: 'inactive', badge: 4 },
    ]);
    expect(settings.integrations.secrets).toEqual({ webhookSecret: { set: false, changed_at: null } });
  });

  test('are saved with their version, for everybody to see who did (A458)', async () => {
    const answer = await change('payment', { platformFeePercent: 12.5 });
    expect(answer.body.data).toMatchObject({ version: 1, changed_by: admin.email });
    expect((await show()).payment.value.platformFeePercent).toBe(12.5);
    expect(await lastAudit()).toMatchObject({
      action: 'settings.saved',
      subjectId: 'payment',
      before: { platformFeePercent: 10 },
      after: { platformFeePercent: 12.5 },
    });
  });

  test('show the second of two administrators field by field what changed', async () => {
    const { version, value } = (await show()).security;
    await change('security', { sessionTimeoutHours: 6, verifiedSellersOnly: true }, undefined, other.token);
    const late = await oja.call('saveSecuritySettings', {
      token,
      body: { version, value: { ...value, maximumFailedLogins: 3 } },
    });
    expect(refusalOf(late)).toEqual([409, 'settings_changed']);
    expect(late.body.details).toEqual([
      { field: 'sessionTimeoutHours', message: 'changed from 24 hours to 6 hours' },
      { field: 'verifiedSellersOnly', message: 'changed from off to on' },
    ]);
    expect((await change('security', { maximumFailedLogins: 3, verifiedSellersOnly: false })).status).toBe(
      200,
    );
    expect((await show()).security.value).toMatchObject({ sessionTimeoutHours: 6, maximumFailedLogins: 3 });
  });

  test('that are saved as they are change nothing', async () => {
    const before = await lastAudit();
    expect((await change('naira', {})).body.data).toMatchObject({ version: 0 });
    expect((await lastAudit()).position).toBe(before.position);
  });

  test.each([
    ['payment', { platformFeePercent: -1 }],
    ['payment', { platformFeePercent: 51 }],
    ['payment', { platformFeePercent: 10.05 }],
    ['payment', { minimumListingPrice: 100, maximumListingPrice: 99 }],
    ['payment', { escrowPeriodDays: 8 }],
    ['payment', { unknownField: 1 }],
    ['payment', { platformFeePercent: undefined }],
    ['naira', { minimumDeposit: 1.005 }],
    ['general', { timezone: 'Mars/Olympus' }],
    ['general', { supportEmail: 'nobody' }],
    ['general', { holidays: ['2026-02-30'] }],
    ['general', { openingHours: undefined }],
    ['notifications', { fromAddress: 'a@b.c\r\nBcc: x@y.z' }],
    ['notifications', { smtpHost: 'mail.example.com/evil' }],
    ['integrations', { googleAnalyticsId: 'UA-1"><script>' }],
    ['integrations', { sentryDsn: 'https://evil.example/1' }],
  ] as const)('refuse %s %j with 400 (A485)', async (section, fields) => {
    const answer = await change(section, fields);
    expect(refusalOf(answer)).toEqual([400, 'invalid_input']);
  });

  test.each([
    'http://hooks.shop.com/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://2130706433/',
    'https://x.local/',
  ])('refuse the webhook address %s', async (webhookUrl) => {
    const answer = await change('integrations', { webhookUrl });
    expect(refusalOf(answer)).toEqual([400, 'webhook_url_refused']);
    expect(answer.body.details?.[0]?.field).toBe('webhookUrl');
  });
});

describe('Send Test Email (A571)', () => {
  test('really sends, to the own address only, and says how', async () => {
    const answer = await oja.call('sendTestEmail', { token });
    expect(answer.body.data).toMatchObject({ to: admin.email });
    const elsewhere = await oja.callRaw('sendTestEmail', { token, body: { to: 'victim@example.com' } });
    expect(refusalOf(elsewhere)).toEqual([400, 'invalid_input']);
  });
});

describe('secrets', () => {
  test('are written, shown as set, and never read back (A398, A405)', async () => {
    const key = 'SG.very-secret-key';
    const answer = await change('notifications', {}, { emailKey: key });
    expect(answer.body.data).toMatchObject({
      secrets: { emailKey: { set: true, changed_at: expect.any(String) } },
    });
    const shown = await oja.call('platformSettings', { token });
    expect(answer.text + shown.text).not.toContain(key);
    expect(await lastAudit()).toMatchObject({ after: { emailKey: 'replaced' } });
    const { version } = shown.body.data.notifications;
    // Saving the mask back changes nothing.
    const unchanged = await change('notifications', {}, { emailKey: secretMask });
    expect(unchanged.body.data).toMatchObject({ version });
    expect((await readSecret(oja.deps, 'notifications', 'emailKey'))?.value).toBe(key);
    await change('notifications', {}, { emailKey: null });
    expect(await readSecret(oja.deps, 'notifications', 'emailKey')).toBeUndefined();
  });

  test('of the webhook are made when an address is saved without one', async () => {
    const answer = await change('integrations', { webhookUrl: 'https://hooks.shop.ng/oja' });
    expect(answer.body.data).toMatchObject({ secrets: { webhookSecret: { set: true } } });
    const made = await readSecret(oja.deps, 'integrations', 'webhookSecret');
    expect(made?.value).toMatch(/^whsec_/);
    await change('integrations', { mixpanelEnabled: true }, { webhookSecret: secretMask });
    expect((await readSecret(oja.deps, 'integrations', 'webhookSecret'))?.value).toBe(made?.value);
    const short = await change('integrations', {}, { webhookSecret: 'hunter2' });
    expect(refusedFieldOf(short)).toBe('webhookSecret');
  });

  test('are sealed anew by the command that rotates keys', async () => {
    const keys = ['k1', 'k2'].map((id) => ({ id, key: randomBytes(32) }));
    const [old, fresh] = keys;
    if (old === undefined || fresh === undefined) throw new Error('there are two keys');
    await oja.deps.db.deleteFrom('settingsSecrets').execute();
    deps.sealer = createSealer([old]);
    await change('notifications', {}, { emailKey: 'one' });
    await change('integrations', {}, { webhookSecret: `whsec_${randomBytes(32).toString('base64')}` });
    await oja.call('rotateWebhookSecret', { token });
    deps.sealer = createSealer([fresh, old]);
    const counts = [];
    for (const column of sealedSettingsColumns) {
      counts.push(await resealColumn(oja.deps.db, deps.sealer, column));
    }
    expect(counts).toEqual([2, 1]);
    deps.sealer = createSealer([fresh]);
    expect((await readSecret(oja.deps, 'notifications', 'emailKey'))?.value).toBe('one');
    expect((await readSecret(oja.deps, 'integrations', 'webhookSecret'))?.previous).toMatch(/^whsec_/);
  });
});
