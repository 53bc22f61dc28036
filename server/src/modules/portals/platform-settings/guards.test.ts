import { minuteMs } from '@oja/contract/durations';
import type { Settings } from '@oja/contract/settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Person, startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { addAdmin, changeSettings } from '../../../../test/purchases.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';
import { together } from '../../../../test/together.ts';

const oja = await startOja();
const first = await addAdmin(oja);
const second = await addAdmin(oja);

const show = async () => (await oja.call('platformSettings', { token: first.token })).body.data;
const thresholdNow = async () => (await show()).payment.value.approvalThreshold;
async function savePayment(fields: Partial<Settings<'payment'>>, by = first, more = {}, reason?: string) {
  const { version, value } = (await show()).payment;
  return oja.call('savePaymentSettings', {
    token: by.token,
    body: { version, value: { ...value, ...fields }, reason },
    ...more,
  });
}
async function saveSecurity(fields: Partial<Settings<'security'>>, by = first) {
  const { version, value } = (await show()).security;
  return oja.call('saveSecuritySettings', {
    token: by.token,
    body: { version, value: { ...value, ...fields } },
  });
}
const approve = (id: string, by = second) => oja.call('approveProposal', { token: by.token, params: { id } });
const toldOf = async ({ id }: Person) => {
  const rows = await oja.deps.db
    .selectFrom('notifications')
    .select('text')
    .where('userId', '=', id)
    .where('event', '=', 'guard_setting_changed')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ text }) => text);
};
/** After it a proof of presence counts no more. */
const proofMs = 10 * minuteMs;
const fresh = { approvalThreshold: 500_000, adjustmentLimit: 50_000 };

beforeEach(async () => {
  await oja.deps.db.deleteFrom('notifications').where('event', '=', 'guard_setting_changed').execute();
  await changeSettings(oja, 'payment', fresh);
  await changeSettings(oja, 'security', { secondAdminForAdmins: true, twoFactorForAdmins: null });
});

describe('a change that weakens a guard', () => {
  test('gives its reason to the other administrator, the history and the audit log', async () => {
    const reason = 'Fewer approvals at Christmas.';
    const { body } = await savePayment({ approvalThreshold: 900_000 }, first, {}, reason);
    const { id } = present(body.approval);
    expect((await approve(id)).body.data.reason).toBe(reason);
    const params = { section: 'payment' } as const;
    const history = await oja.call('listSettingsVersions', { token: second.token, params });
    expect(present(history.body.data[0])).toMatchObject({ reason, restored_version: null });
    const query = { group: 'settings', limit: '1' } as const;
    const entries = await oja.call('listAuditEntries', { token: second.token, query });
    expect(entries.body.data[0]).toMatchObject({ reason });
  });

  test('waits for another administrator, and the section is not saved meanwhile', async () => {
    const { body } = await savePayment({ approvalThreshold: 5_000_000, platformFeePercent: 12 });
    const { id } = present(body.approval);
    expect(await thresholdNow()).toBe(500_000);
    expect((await show()).payment.waiting).toMatchObject({ id });
    expect(refusalOf(await savePayment({ platformFeePercent: 11 }, second))).toEqual([
      409,
      'approval_waiting',
    ]);
    expect(refusalOf(await approve(id, first))).toEqual([403, 'second_admin_needed']);
    expect(await toldOf(second)).toEqual([]);
    expect((await approve(id)).body.data).toMatchObject({
      status: 'approved',
      subject: 'Payment settings',
      page: '/admin/settings/payment',
      facts: [
        { name: 'Platform fee', value: 'from 10% to 12%' },
        { name: 'Approval threshold', value: 'from ₦500,000.00 to ₦5,000,000.00' },
      ],
    });
    expect((await show()).payment).toMatchObject({
      waiting: null,
      changed_by: first.email,
      value: { approvalThreshold: 5_000_000, platformFeePercent: 12 },
    });
    expect(await toldOf(second)).toEqual([
      `Platform fee: from 10% to 12%; Approval threshold: from ₦500,000.00 to ₦5,000,000.00. Changed by ${first.email}, approved by ${second.email}. If you do not expect it, ask them now.`,
    ]);
    expect(await toldOf(first)).toEqual([]);
    await changeSettings(oja, 'payment', { platformFeePercent: 10 });
  });

  test.each([
    ['the limit of an adjustment is raised', () => savePayment({ adjustmentLimit: 60_000 })],
    ['the switch for administrators goes off', () => saveSecurity({ secondAdminForAdmins: false })],
    ['two-factor sign-in of staff goes off', () => saveSecurity({ twoFactorForAdmins: false })],
  ])('waits where %s, and a declined one changes nothing', async (_what, change) => {
    const before = await show();
    const { id } = present((await change()).body.approval);
    const declined = await oja.call('declineProposal', {
      token: second.token,
      params: { id },
      body: { reason: 'Why?' },
    });
    expect(declined.status).toBe(200);
    const after = await show();
    expect([after.payment, after.security]).toEqual([before.payment, before.security]);
  });

  test('by a roll-back waits, too', async () => {
    const { version: to } = (await show()).payment;
    expect((await savePayment({ approvalThreshold: 100_000 })).body.approval).toBeNull();
    const rolledBack = await oja.call('rollBackSettings', {
      token: first.token,
      params: { section: 'payment' },
      body: { version: to + 1, to, reason: 'Saved by mistake.' },
    });
    const { id } = present(rolledBack.body.approval);
    expect(await thresholdNow()).toBe(100_000);
    expect((await approve(id)).status).toBe(200);
    expect(await thresholdNow()).toBe(500_000);
    const params = { section: 'payment' } as const;
    const { body } = await oja.call('listSettingsVersions', { token: first.token, params });
    expect(body.data[0]).toMatchObject({ restored_version: to, reason: 'Saved by mistake.' });
  });

  test('is not carried out once its proposer is no administrator', async () => {
    const third = await addAdmin(oja);
    const { id } = present((await savePayment({ approvalThreshold: 600_000 }, third)).body.approval);
    await oja.deps.db.updateTable('users').set({ role: 'user' }).where('id', '=', third.id).execute();
    expect(refusalOf(await approve(id))).toEqual([403, 'second_admin_needed']);
    const order = { token: second.token, params: { id }, body: { reason: 'They left.' } };
    expect((await oja.call('declineProposal', order)).status).toBe(200);
    expect(await thresholdNow()).toBe(500_000);
  });
});

describe('a change of the platform fee', () => {
  test.each([12, 8])(
    'to %d percent needs a proof and no second administrator, and all others are told',
    async (fee) => {
      oja.clock.advance(proofMs);
      const change = (more = {}) => savePayment({ platformFeePercent: fee }, first, more);
      expect(refusalOf(await change({ proof: false }))).toEqual([403, 'proof_required']);
      const saved = await change();
      expect([saved.status, saved.body.approval]).toEqual([200, null]);
      expect((await show()).payment.value.platformFeePercent).toBe(fee);
      expect(await toldOf(second)).toEqual([
        `Platform fee: from 10% to ${fee}%. Changed by ${first.email}. If you do not expect it, ask them now.`,
      ]);
      await changeSettings(oja, 'payment', { platformFeePercent: 10 });
    },
  );
});

describe('a change that strengthens a guard', () => {
  test('is saved at once, and all other administrators are told', async () => {
    expect((await savePayment({ approvalThreshold: 400_000 })).body.approval).toBeNull();
    expect(await thresholdNow()).toBe(400_000);
    expect(await toldOf(second)).toEqual([
      `Approval threshold: from ₦500,000.00 to ₦400,000.00. Changed by ${first.email}. If you do not expect it, ask them now.`,
    ]);
    expect(await toldOf(first)).toEqual([]);
  });

  test('cannot be silenced by those who are told', async () => {
    for (const channel of ['in_app', 'mail'] as const) {
      const refused = await oja.call('saveNotificationPreferences', {
        token: second.token,
        body: { preferences: [{ event: 'guard_setting_changed', channel, enabled: false }] },
      });
      expect(refusalOf(refused)).toEqual([409, 'preference_fixed']);
    }
  });
});

test('settings that guard nothing are saved without a proof or a notification', async () => {
  oja.clock.advance(proofMs);
  const saved = await savePayment({ refundProcessingDays: 3 }, first, { proof: false });
  expect([saved.status, saved.body.approval]).toEqual([200, null]);
  expect(await toldOf(second)).toEqual([]);
});

test('a save of an older version is refused before a proof is asked for', async () => {
  const { version, value } = (await show()).payment;
  expect((await savePayment({ refundProcessingDays: 10 })).status).toBe(200);
  oja.clock.advance(proofMs);
  const late = await oja.call('savePaymentSettings', {
    token: second.token,
    body: { version, value: { ...value, approvalThreshold: 900_000 } },
    proof: false,
  });
  expect(refusalOf(late)).toEqual([409, 'settings_changed']);
});

test('of two at once, a save and a proposal, one wins and no save overwrites the other', async () => {
  for (let round = 0; round < roundsOf(20); round += 1) {
    const before = (await show()).payment;
    const { version, value } = before;
    const save = (by: Person, fields: Partial<Settings<'payment'>>) =>
      oja.call('savePaymentSettings', { token: by.token, body: { version, value: { ...value, ...fields } } });
    const [weaker, other] = await together(round, [
      () => save(first, { approvalThreshold: value.approvalThreshold + 1 }),
      () => save(second, { escrowPeriodDays: value.escrowPeriodDays === 7 ? 14 : 7 }),
    ]);
    const id = weaker.status === 200 ? present(weaker.body.approval).id : undefined;
    expect([weaker.status, other.status].filter((status) => status === 200)).toHaveLength(1);
    if (id !== undefined) {
      expect(refusalOf(other)).toEqual([409, 'approval_waiting']);
      expect((await approve(id)).status).toBe(200);
    } else expect(refusalOf(weaker)).toEqual([409, 'settings_changed']);
    expect((await show()).payment.version).toBe(before.version + 1);
  }
}, 120_000);

test('with one administrator alone the proof takes the place of the second person, and the log says so', async () => {
  await oja.deps.db
    .updateTable('users')
    .set({ status: 'banned', adminEndedAt: null })
    .where('role', '=', 'admin')
    .where('id', '<>', first.id)
    .execute();
  oja.clock.advance(proofMs);
  const unproven = await savePayment({ approvalThreshold: 700_000 }, first, { proof: false });
  expect(refusalOf(unproven)).toEqual([403, 'proof_required']);
  expect((await savePayment({ approvalThreshold: 700_000 })).body.approval).toBeNull();
  expect(await thresholdNow()).toBe(700_000);
  const entry = await oja.deps.db
    .selectFrom('auditLog')
    .select(['subjectId', 'after'])
    .where('action', '=', 'approval.not_needed')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({ subjectId: 'payment', after: { kind: 'settings_change', alone: true } });
});
