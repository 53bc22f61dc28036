import type { ReplyOf } from '@oja/contract/endpoint';
import type { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { callsOf, fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { SwitchField } from './fields/switch-field';
import { SectionForm } from './section-form';

type General = ReplyOf<typeof platformSettingsEndpoints.platformSettings>['general'];

const route = 'PUT /admin/settings/general';
const saved = sample<General>({
  version: 1,
  value: sample<General['value']>({ maintenanceMode: false }),
  secrets: {},
  changed_by: null,
});
const question = { title: 'Switch it on?', description: 'Nobody can trade.', confirmLabel: 'Switch on' };

test('a save with a question is made after Yes only', async () => {
  signIn();
  const calls = fakeApi({ [route]: succeed(saved), 'GET /admin/settings': succeed({ general: saved }) });
  renderInApp(
    <SectionForm
      section="general"
      saved={saved}
      words={{ title: 'Saved', description: 'Done.', minimumMs: 0 }}
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
  await vi.waitFor(() =>
    expect(callsOf(calls, route).map(({ body }) => body)).toMatchObject([
      { value: { maintenanceMode: true } },
    ]),
  );
});
