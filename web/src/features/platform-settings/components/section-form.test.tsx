import type { ReplyOf } from '@oja/contract/endpoint';
import type { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import { settingsSections } from '@oja/contract/settings';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { callsOf, fakeApi, lose, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { NumberField } from './fields/number-field';
import { SwitchField } from './fields/switch-field';
import { SectionForm } from './section-form';

type PlatformSettings = ReplyOf<typeof platformSettingsEndpoints.platformSettings>;
type General = PlatformSettings['general'];
type Payment = PlatformSettings['payment'];

const route = 'PUT /admin/settings/general';
const saved = sample<General>({
  version: 1,
  value: settingsSections.general.parse({}),
  secrets: {},
  changed_by: null,
  changed_by_id: null,
  waiting: null,
});
const question = { title: 'Switch it on?', description: 'Nobody can trade.', confirmLabel: 'Switch on' };

test('a save with a question is made after Yes only', async () => {
  signIn();
  const calls = fakeApi({
    [route]: succeed(saved, { approval: null }),
    'GET /admin/settings': succeed({ general: saved }),
  });
  renderInApp(
    <SectionForm
      section="general"
      saved={saved}
      texts={{ title: 'Saved', description: 'Done.', minimumMs: 0 }}
      saveLabel="Save Settings"
      questionBefore={({ maintenanceMode }) => (maintenanceMode ? question : undefined)}
    >
      <SwitchField name="maintenanceMode" label="Maintenance mode" />
    </SectionForm>,
  );
  fireEvent.click(screen.getByRole('switch', { name: 'Maintenance mode' }));
  const press = (name: string) =>
    fireEvent.click(within(screen.getByRole('alertdialog', { name: 'Switch it on?' })).getByText(name));
  fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  press('Cancel');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(callsOf(calls, route)).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Save Settings' }));
  press('Switch on');
  await expect
    .poll(() => callsOf(calls, route).map(({ body }) => body))
    .toMatchObject([{ value: { maintenanceMode: true } }]);
});

const payment = sample<Payment>({
  version: 1,
  value: { ...settingsSections.payment.parse({}), approvalThreshold: 500_000 },
  secrets: {},
  changed_by: null,
  changed_by_id: null,
  waiting: null,
});
const waiting = { id: 'p1', lapses_at: '2026-11-20T09:00:00.000Z' };

function renderPayment(shown: Payment) {
  renderInApp(
    <SectionForm
      section="payment"
      saved={shown}
      texts={{ title: 'Payment Settings Saved', description: 'Done.', minimumMs: 0 }}
      saveLabel="Save Payment Settings"
    >
      <NumberField name="approvalThreshold" label="Approval threshold (₦)" />
    </SectionForm>,
  );
  const type = (value: string) =>
    fireEvent.change(screen.getByLabelText('Approval threshold (₦)'), { target: { value } });
  return { type };
}

test('a change that weakens a guard says that another administrator must approve it, and asks why', async () => {
  signIn();
  const paymentRoute = 'PUT /admin/settings/payment';
  const calls = fakeApi({
    [paymentRoute]: succeed({ ...payment, waiting }, { approval: waiting }),
    'GET /admin/settings': succeed({ payment }),
  });
  const { type } = renderPayment(payment);
  const title = 'Another administrator has to approve this change';
  type('400000');
  expect(screen.queryByText(title)).toBeNull();
  type('5000000');
  expect(screen.getByText(title)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Save Payment Settings' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Propose this change?' }));
  expect(dialog.getByText(/guards money or staff: Approval threshold\./)).toBeDefined();
  fireEvent.click(dialog.getByText('Propose'));
  await dialog.findByText('Please say why.');
  expect(callsOf(calls, paymentRoute)).toEqual([]);
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Fewer approvals at Christmas.' } });
  fireEvent.click(dialog.getByText('Propose'));
  await expect.poll(() => shownToast()).toMatchObject({ title: 'Waiting for Approval' });
  expect(callsOf(calls, paymentRoute).map(({ body }) => body)).toMatchObject([
    { value: { approvalThreshold: 5_000_000 }, reason: 'Fewer approvals at Christmas.' },
  ]);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText('Saved')).toBeNull();
});

test('a proposal that did not arrive keeps its reason', async () => {
  signIn();
  fakeApi({ 'PUT /admin/settings/payment': lose, 'GET /admin/settings': succeed({ payment }) });
  const { type } = renderPayment(payment);
  type('5000000');
  fireEvent.click(screen.getByRole('button', { name: 'Save Payment Settings' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Propose this change?' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Fewer approvals at Christmas.' } });
  fireEvent.click(dialog.getByText('Propose'));
  await expect.poll(() => shownToast()).toMatchObject({ title: 'Settings Not Saved' });
  await act(async () => undefined);
  const stillAsked = within(screen.getByRole('alertdialog', { name: 'Propose this change?' }));
  expect(stillAsked.getByDisplayValue('Fewer approvals at Christmas.')).toBeDefined();
});

test('a change that waits is shown with the way to its proposal', () => {
  signIn();
  fakeApi({});
  renderPayment({ ...payment, waiting });
  expect(screen.getByText('A change to these settings waits for approval')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See the proposal' }).getAttribute('href')).toBe(
    '/admin/approvals?approval=p1',
  );
});
