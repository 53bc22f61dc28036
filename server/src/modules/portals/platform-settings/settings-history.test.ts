import { minuteMs } from '@oja/contract/durations';
import type { SettingsSection } from '@oja/contract/settings';
import { beforeEach, describe, expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { present } from '../../../../test/present.ts';
import { outcomesOf, refusalOf } from '../../../../test/refusal-of.ts';
import { roundsOf } from '../../../../test/rounds.ts';

const oja = await startOja();
const admin = await oja.person({ role: 'admin' });
const other = await oja.person({ role: 'admin' });
const { token } = admin;
const reason = 'Saved by mistake.';

const saves = {
  naira: 'saveNairaRules',
  payment: 'savePaymentSettings',
  general: 'saveGeneralSettings',
} as const;

const show = async () => (await oja.call('platformSettings', { token })).body.data;
async function change(section: keyof typeof saves, fields: object) {
  const { version, value } = (await show())[section];
  const body = { version, value: { ...value, ...fields } };
  expect((await oja.callRaw(saves[section], { token, body })).status).toBe(200);
  return version + 1;
}
const history = async (section: SettingsSection, query: { cursor?: string; limit?: string } = {}) =>
  (await oja.call('listSettingsVersions', { token, params: { section }, query })).body;
async function rollBack(section: keyof typeof saves, to: number, as = token) {
  const { version } = (await show())[section];
  return oja.call('rollBackSettings', { token: as, params: { section }, body: { version, to, reason } });
}
const insertVersion = (section: keyof typeof saves, version: number, value: object) =>
  oja.deps.db
    .insertInto('settings')
    .values({ section, version, value: JSON.stringify(value), changedBy: admin.id })
    .execute();

describe('the history of a section', () => {
  test('is for administrators', async () => {
    const params = { section: 'naira' } as const;
    expect(refusalOf(await oja.call('listSettingsVersions', { params }))).toEqual([401, 'session_required']);
    const moderator = await oja.person({ role: 'moderator' });
    const refused = await oja.call('listSettingsVersions', { token: moderator.token, params });
    expect(refusalOf(refused)).toEqual([403, 'access_denied']);
  });

  test('holds the defaults alone before the first save', async () => {
    const { data, in_force } = await history('security');
    expect([in_force, data]).toMatchObject([
      0,
      [{ version: 0, changed_by: null, changes: [], restores: [] }],
    ]);
  });

  test('says who saved when, what changed, and what a roll-back would change now', async () => {
    await change('naira', { minimumDeposit: 200 });
    await change('naira', { minimumDeposit: 300, mobileWithdrawalFee: 0 });
    const { data } = await history('naira');
    expect(data).toMatchObject([
      {
        version: 2,
        changed_by: { id: admin.id },
        changes: [
          { field: 'minimumDeposit', before: 200, after: 300 },
          { field: 'mobileWithdrawalFee', before: 30, after: 0 },
        ],
        restores: [],
      },
      {
        version: 1,
        changes: [{ field: 'minimumDeposit', before: 100, after: 200 }],
        restores: [
          { field: 'minimumDeposit', before: 300, after: 200 },
          { field: 'mobileWithdrawalFee', before: 0, after: 30 },
        ],
      },
      { version: 0, changed_at: null, changes: [] },
    ]);
  });

  test('is read page by page, each entry compared with the one before it', async () => {
    const first = await history('naira', { limit: '1' });
    expect([first.data[0]?.version, first.next_cursor]).toEqual([2, '2']);
    const second = await history('naira', { limit: '1', cursor: present(first.next_cursor) });
    expect(second.data).toMatchObject([
      { version: 1, changes: [{ field: 'minimumDeposit', before: 100, after: 200 }] },
    ]);
    const last = await history('naira', { limit: '1', cursor: present(second.next_cursor) });
    expect([last.data[0]?.version, last.next_cursor]).toEqual([0, null]);
  });

  test('names a changed secret and never holds its value', async () => {
    const { version, value } = (await show()).notifications;
    const secrets = { emailKey: 'SG.very-secret-key' };
    await oja.call('saveNotificationSettings', { token, body: { version, value, secrets } });
    const answer = await oja.call('listSettingsVersions', { token, params: { section: 'notifications' } });
    expect(answer.body.data[0]).toMatchObject({ changes: [], changed_secrets: ['emailKey'] });
    const rows = await oja.deps.db.selectFrom('settings').selectAll().execute();
    expect(answer.text + JSON.stringify(rows)).not.toContain('SG.very-secret-key');
  });
});

describe('a roll-back', () => {
  beforeEach(async () => {
    await change('naira', { minimumDeposit: 100, mobileWithdrawalFee: 30 });
  });

  test('is a new version with the old values, in force at once, audited with its reason', async () => {
    const good = (await show()).naira.version;
    await change('naira', { minimumDeposit: 900 });
    const answer = await rollBack('naira', good);
    expect(answer.body.data).toEqual({ version: good + 2 });
    expect((await oja.deps.settings.read('naira')).minimumDeposit).toBe(100);
    const { data, in_force } = await history('naira');
    expect([in_force, data[0]]).toMatchObject([
      good + 2,
      { version: good + 2, restored_version: good, reason, changes: [{ before: 900, after: 100 }] },
    ]);
    const entry = await oja.deps.db
      .selectFrom('auditLog')
      .selectAll()
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({
      action: 'settings.rolled_back',
      actorId: admin.id,
      subjectId: 'naira',
      before: { minimumDeposit: 900 },
      after: { minimumDeposit: 100, restored_version: good },
      reason,
    });
  });

  test('to version 0 brings the defaults back', async () => {
    await change('naira', { minimumDeposit: 900, bankWithdrawalFee: 10 });
    expect((await rollBack('naira', 0)).status).toBe(200);
    expect((await show()).naira.value).toMatchObject({ minimumDeposit: 100, bankWithdrawalFee: 50 });
  });

  test('is refused where it would change nothing, or to a version that does not exist', async () => {
    const { version } = (await show()).naira;
    expect(refusalOf(await rollBack('naira', version))).toEqual([409, 'settings_in_force']);
    expect(refusalOf(await rollBack('naira', version + 1))).toEqual([404, 'not_found']);
  });

  test('is refused field by field when rules of today refuse its values', async () => {
    const { version, value } = (await show()).payment;
    await insertVersion('payment', version + 1, { ...value, platformFeePercent: 70, removedSince: 1 });
    await insertVersion('payment', version + 2, value);
    const tooHigh = await rollBack('payment', version + 1);
    expect(refusalOf(tooHigh)).toEqual([422, 'settings_version_refused']);
    expect(tooHigh.body.details).toMatchObject([{ field: 'platformFeePercent' }]);
    const shown = (await history('payment')).data.find((entry) => entry.version === version + 1);
    expect(shown?.changes).toEqual([{ field: 'platformFeePercent', before: 10, after: 70 }]);
    const crossed = { ...value, minimumListingPrice: 90, maximumListingPrice: 80 };
    await insertVersion('payment', version + 3, crossed);
    await insertVersion('payment', version + 4, value);
    expect(refusalOf(await rollBack('payment', version + 3))).toEqual([400, 'invalid_input']);
  });

  test('that switches maintenance mode on asks for a proof of presence, as a save does', async () => {
    const { version, value } = (await show()).general;
    await insertVersion('general', version + 1, { ...value, maintenanceMode: true });
    await insertVersion('general', version + 2, value);
    const body = { version: version + 2, to: version + 1, reason };
    const order = { token, params: { section: 'general' }, body } as const;
    oja.clock.advance(11 * minuteMs);
    const unproven = await oja.call('rollBackSettings', { ...order, proof: false });
    expect(refusalOf(unproven)).toEqual([403, 'proof_required']);
    expect((await show()).general.value.maintenanceMode).toBe(false);
    expect((await oja.call('rollBackSettings', order)).status).toBe(200);
    expect((await show()).general.value.maintenanceMode).toBe(true);
    await change('general', { maintenanceMode: false });
  });

  test('leaves secrets as they are', async () => {
    const before = (await show()).notifications;
    const { version, value } = before;
    await oja.call('saveNotificationSettings', {
      token,
      body: { version, value: { ...value, smsEnabled: true } },
    });
    const body = { version: version + 1, to: version, reason };
    const answer = await oja.call('rollBackSettings', { token, params: { section: 'notifications' }, body });
    expect(answer.status).toBe(200);
    const after = (await show()).notifications;
    expect([after.value.smsEnabled, after.secrets]).toEqual([false, before.secrets]);
    expect((await history('notifications')).data[0]?.changed_secrets).toEqual([]);
  });
});

describe('at once', () => {
  test('of two roll-backs, or of a roll-back and a save, one wins and the other is told', async () => {
    for (let round = 0; round < roundsOf(50); round += 1) {
      const to = await change('naira', { minimumDeposit: 1_000 + round });
      const version = await change('naira', { minimumDeposit: 5_000 + round });
      const order = { params: { section: 'naira' as const }, body: { version, to, reason } };
      const { value } = (await show()).naira;
      const rival =
        round % 2 === 0
          ? oja.call('rollBackSettings', { token: other.token, ...order })
          : oja.call('saveNairaRules', {
              token: other.token,
              body: { version, value: { ...value, minimumDeposit: 9_000 } },
            });
      const answers = await Promise.all([oja.call('rollBackSettings', { token, ...order }), rival]);
      expect(outcomesOf(answers)).toEqual(['200', '409 settings_changed']);
      expect((await show()).naira.version).toBe(version + 1);
    }
  }, 60_000);
});
