import type { OpeningHours } from '@oja/contract/business-hours';
import { settingsSections } from '@oja/contract/settings';
import { weekdays } from '@oja/contract/weekdays';
import { expect, test } from 'vitest';
import { startOja } from '../../../../test/oja.ts';
import { refusalOf } from '../../../../test/refusal-of.ts';

const oja = await startOja();
const { token } = await oja.person({ role: 'admin' });

const show = async () => (await oja.call('platformSettings', { token })).body.data.general;
async function change(fields: object) {
  const { version, value } = await show();
  return oja.callRaw('saveGeneralSettings', { token, body: { version, value: { ...value, ...fields } } });
}
const { openingHours } = settingsSections.general.parse({});
const closed = Object.fromEntries(
  weekdays.map((day) => [day, { ...openingHours[day], open: false }]),
) as unknown as OpeningHours;

test('a clock of business hours is refused while no weekday is open, with a sentence at its field', async () => {
  const refused = await change({ openingHours: closed, businessHoursHigh: true });
  const message =
    'The desk is closed on every weekday, so the clock of tickets with high priority would never end. Open a weekday, or let it run at all hours.';
  expect(refusalOf(refused)).toEqual([400, 'invalid_input']);
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    message,
    details: [{ field: 'businessHoursHigh', message }],
  });
  // Where no clock counts them, the desk may be closed; the clock is refused then.
  expect((await change({ openingHours: closed })).status).toBe(200);
  expect((await change({ businessHoursLow: true })).body).toMatchObject({
    details: [{ field: 'businessHoursLow' }],
  });
  expect((await change({ openingHours, businessHoursLow: true })).status).toBe(200);
});

test('a closing time before the opening time is refused at its field', async () => {
  const friday = { open: true, from: '14:00', to: '12:00' };
  const refused = await change({ openingHours: { ...openingHours, friday } });
  expect(refused.body).toMatchObject({
    code: 'invalid_input',
    details: [{ field: 'value.openingHours.friday.to' }],
  });
});

test('the history and the audit log name each change, and a roll-back restores it', async () => {
  const { version } = await show();
  const friday = { open: true, from: '09:00', to: '13:00' };
  await change({ openingHours: { ...openingHours, friday }, holidays: ['2026-12-25'] });
  const params = { section: 'general' } as const;
  const history = await oja.call('listSettingsVersions', { token, params });
  expect(history.body.data[0]?.changes).toEqual([
    { field: 'openingHours.friday.to', before: '18:00', after: '13:00' },
    { field: 'holidays', before: [], after: ['2026-12-25'] },
  ]);
  const body = { version: version + 1, to: version, reason: 'The half day is over.' };
  expect((await oja.call('rollBackSettings', { token, params, body })).status).toBe(200);
  expect((await show()).value).toMatchObject({ openingHours, holidays: [] });
  const entry = await oja.deps.db
    .selectFrom('auditLog')
    .select(['action', 'before', 'after'])
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  expect(entry).toMatchObject({
    action: 'settings.rolled_back',
    before: { 'openingHours.friday.to': '13:00', holidays: ['2026-12-25'] },
    after: { 'openingHours.friday.to': '18:00', holidays: [] },
  });
});
