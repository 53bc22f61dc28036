import type { ReplyOf } from '@oja/contract/endpoint';
import type { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import { secretMask, settingsSections } from '@oja/contract/settings';
import { useQuery } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalTimings } from '@/config/portal-timings';
import { callsOf, fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { pass, renderHookInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { platformSettingsQuery } from '../api';
import { useSectionForm } from './use-section-form';

const route = 'PUT /admin/settings/general';
const readRoute = 'GET /admin/settings';
const texts = { title: 'Settings Saved', description: 'They hold from now on.', minimumMs: 0 };

type PlatformSettings = ReplyOf<typeof platformSettingsEndpoints.platformSettings>;
type General = PlatformSettings['general'];

const section = (version: number, platformName: string, supportEmail = 'support@oja.test') =>
  sample<General>({
    version,
    value: settingsSections.general.parse({ platformName, supportEmail }),
    secrets: {},
    waiting: null,
  });

/** Beside the reply of a save that counts at once. */
const done = { approval: null };

const settings = (general: General) => sample<PlatformSettings>({ general });

beforeEach(() => {
  signIn();
});

const registered = {
  general: ['platformName', 'supportEmail', 'openingHours.friday.to'],
  integrations: ['secrets.webhookSecret'],
} as const;

type Integrations = PlatformSettings['integrations'];

const integrations = sample<Integrations>({
  version: 1,
  value: settingsSections.integrations.parse({}),
  secrets: { webhookSecret: { set: true, changed_at: null } },
});

/** The form of a page that reads its section from the query, which a save invalidates. */
function renderForm(initial = section(1, 'Oja'), name: 'general' | 'integrations' = 'general') {
  const initialData = sample<PlatformSettings>({ general: initial, integrations });
  const { result, queryClient } = renderHookInApp(() => {
    const { data } = useQuery({ ...platformSettingsQuery, initialData });
    const { form, ...rest } = useSectionForm(name, data[name], texts);
    for (const field of registered[name]) form.register(field);
    return {
      form,
      saved: data.general,
      isDirty: form.formState.isDirty,
      errors: form.formState.errors,
      ...rest,
    };
  });
  return {
    state: result,
    receive: (saved: General) =>
      act(async () => void queryClient.setQueryData(platformSettingsQuery.queryKey, settings(saved))),
    type: (field: string, value: string) =>
      act(async () => result.current.form.setValue(field, value, { shouldDirty: true })),
    submit: () => act(async () => result.current.submit()),
    values: () => result.current.form.getValues(),
    sent: () => queryClient.getMutationCache().getAll(),
  };
}

test('saves with the version it was filled from, then shows that it is saved for a moment', async () => {
  vi.useFakeTimers();
  const saved = section(2, 'Oja Market');
  const calls = fakeApi({ [route]: succeed(saved, done), [readRoute]: succeed(settings(saved)) });
  const { state, type, submit } = renderForm();
  await type('platformName', 'Oja Market');
  await submit();
  await pass(1);
  expect(calls[0]?.body).toMatchObject({ version: 1, value: { platformName: 'Oja Market' } });
  expect(state.current).toMatchObject({ isSaved: true, isDirty: false });
  expect(shownToast()?.title).toBe('Settings Saved');
  await pass(portalTimings.savedIndicatorMs);
  expect(state.current.isSaved).toBe(false);
  await type('platformName', 'Oja');
  await submit();
  expect(callsOf(calls, route)[1]?.body).toMatchObject({ version: 2 });
});

test('keeps what was saved when the settings cannot be read again', async () => {
  fakeApi({ [route]: succeed(section(2, 'Oja Market'), done), [readRoute]: lose });
  const { state, type, submit, values } = renderForm();
  await type('platformName', 'Oja Market');
  await submit();
  await waitFor(() => expect(state.current).toMatchObject({ isSaved: true, isDirty: false }));
  expect(values()).toMatchObject({ platformName: 'Oja Market' });
});

test.each([
  ['saved', succeed({ ...integrations, version: 2 }, done)],
  ['refused', refuse(422, 'validation_failed', 'No.')],
])('no secret stays in memory once it was %s', async (_end, answer) => {
  const calls = fakeApi({ 'PUT /admin/settings/integrations': answer, [readRoute]: lose });
  const { type, submit, sent } = renderForm(undefined, 'integrations');
  await type('secrets.webhookSecret', 'a-secret-of-the-webhook');
  await submit();
  await waitFor(() => expect(JSON.stringify(calls)).toContain('a-secret-of-the-webhook'));
  await waitFor(() => expect(sent()).toEqual([]));
});

test('an untouched form follows what another window saves', async () => {
  const { receive, values } = renderForm();
  await receive(section(2, 'Oja Market'));
  await waitFor(() => expect(values().platformName).toBe('Oja Market'));
});

test('typed values stay when another window saves, with the version they belong to', async () => {
  const calls = fakeApi({ [route]: refuse(422, 'validation_failed', 'No.'), [readRoute]: lose });
  const { state, receive, type, submit, values } = renderForm();
  await type('platformName', 'Mine');
  await receive(section(2, 'Theirs'));
  await waitFor(() => expect(state.current.saved.version).toBe(2));
  expect(values().platformName).toBe('Mine');
  await submit();
  expect(calls[0]?.body).toMatchObject({ version: 1 });
});

test('after a concurrent save it keeps what was typed, takes the rest over, and says what changed', async () => {
  const changed = [{ field: 'supportEmail', message: 'Support e-mail: help@oja.test' }];
  const latest = section(2, 'Oja', 'help@oja.test');
  const mine = section(3, 'Mine', 'help@oja.test');
  const calls = fakeApi({
    [route]: [
      refuse(409, 'settings_changed', 'Another administrator has saved.', changed),
      succeed(mine, done),
    ],
    [readRoute]: [succeed(settings(latest)), succeed(settings(latest)), succeed(settings(mine))],
  });
  const { state, type, submit, values } = renderForm();
  await type('platformName', 'Mine');
  await submit();
  await waitFor(() => expect(state.current.changes).toEqual(changed));
  expect(values()).toMatchObject({ platformName: 'Mine', supportEmail: 'help@oja.test' });
  await submit();
  await waitFor(() => expect(state.current.changes).toEqual([]));
  expect(callsOf(calls, route)[1]?.body).toMatchObject({
    version: 2,
    value: { platformName: 'Mine', supportEmail: 'help@oja.test' },
  });
});

test('after a concurrent save whose settings cannot be read, it says so; the next attempt takes over', async () => {
  const changed = [{ field: 'supportEmail', message: 'Support e-mail: help@oja.test' }];
  fakeApi({
    [route]: refuse(409, 'settings_changed', 'Another administrator has saved.', changed),
    [readRoute]: refuse(403, 'not_allowed', 'The settings cannot be read.'),
  });
  const { state, type, submit, values } = renderForm();
  await type('platformName', 'Mine');
  await submit();
  await waitFor(() => expect(shownToast()?.description).toBe('The settings cannot be read.'));
  expect(shownToast()?.title).toBe('Settings Not Saved');
  expect(values().platformName).toBe('Mine');
  expect(state.current.changes).toEqual([]);
  fakeApi({
    [route]: refuse(409, 'settings_changed', 'Another administrator has saved.', changed),
    [readRoute]: succeed(settings(section(2, 'Oja', 'help@oja.test'))),
  });
  await submit();
  await waitFor(() => expect(state.current.changes).toEqual(changed));
  expect(values()).toMatchObject({ platformName: 'Mine', supportEmail: 'help@oja.test' });
});

test('a refusal is shown on its fields and keeps what was typed', async () => {
  const details = [{ field: 'value.supportEmail', message: 'Not an address.' }];
  fakeApi({
    [route]: refuse(422, 'validation_failed', 'Please check the form.', details),
    [readRoute]: succeed(settings(section(1, 'Oja'))),
  });
  const { state, type, submit, values } = renderForm();
  await type('supportEmail', 'help@oja.test');
  await submit();
  await waitFor(() => expect(state.current.errors.supportEmail?.message).toBe('Not an address.'));
  expect(values().supportEmail).toBe('help@oja.test');
  expect(shownToast()?.title).toBe('Settings Not Saved');
});

test.each([
  ['general', 'supportEmail', 'nonsense', 'Support e-mail: Please enter one e-mail address.'],
  ['general', 'openingHours.friday.to', '25:00', 'Friday to: '],
  [
    'integrations',
    'secrets.webhookSecret',
    'x'.repeat(501),
    'Webhook secret: Please enter at most 500 characters.',
  ],
] as const)(
  '%s: a wrong %s is named as the screen does, and nothing is sent',
  async (name, field, typed, sentence) => {
    const calls = fakeApi({});
    const { state, type, submit } = renderForm(section(1, 'Oja'), name);
    await type(field, typed);
    await submit();
    await waitFor(() => expect(state.current.form.getFieldState(field).error?.message).toBeTruthy());
    expect(shownToast()?.title).toBe('Settings Not Saved');
    expect(shownToast()?.description).toContain(sentence);
    expect(calls).toEqual([]);
  },
);

test.each([
  ['general', 'value.openingHours.friday.to', 'openingHours.friday.to', 'Friday to: No such time.'],
  ['integrations', 'secrets.webhookSecret', 'secrets.webhookSecret', 'Webhook secret: No such time.'],
  ['integrations', 'webhookSecret', 'secrets.webhookSecret', 'Webhook secret: No such time.'],
] as const)(
  '%s: a refusal of %s marks its field and names it as the screen does',
  async (name, field, shown, sentence) => {
    const message = 'No such time.';
    fakeApi({
      [`PUT /admin/settings/${name}`]: refuse(422, 'invalid_input', `Please check "${field}": ${message}`, [
        { field, message },
      ]),
      [readRoute]: succeed(sample<PlatformSettings>({ general: section(1, 'Oja'), integrations })),
    });
    const { state, submit } = renderForm(section(1, 'Oja'), name);
    await submit();
    await waitFor(() => expect(state.current.form.getFieldState(shown).error?.message).toBe(message));
    expect(shownToast()?.description).toBe(sentence);
  },
);

test('shows a secret that is set as its mask, and one that is not as empty', () => {
  const secrets = {
    emailKey: { set: true, changed_at: null },
    smsAuthToken: { set: false, changed_at: null },
  };
  const { values } = renderForm({ ...section(1, 'Oja'), secrets });
  expect(values().secrets).toEqual({ emailKey: secretMask, smsAuthToken: '' });
});
