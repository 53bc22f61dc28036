import type { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import type { settingsHistoryEndpoints } from '@oja/contract/settings-history';
import type { Deps } from '../../../deps/deps.ts';
import type { Client, Handlers } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { staffActor } from '../../platform/audit/index.ts';
import { listSettingsVersions } from './list-settings-versions.ts';
import { rollBackSettings } from './roll-back-settings.ts';
import { saveSection } from './save-section.ts';
import { sendTestEmail } from './send-test-email.ts';
import { showSection, showSettings } from './show-settings.ts';

interface SaveCall<Section extends SettingsSection> {
  session: Session;
  client: Client;
  body: {
    version: number;
    value: Settings<Section>;
    secrets?: Readonly<Record<string, string | null | undefined>> | undefined;
    reason?: string | undefined;
  };
}

type SettingsEndpoints = typeof platformSettingsEndpoints & typeof settingsHistoryEndpoints;

export const settingsRoutes = (deps: Deps): Handlers<SettingsEndpoints> => {
  async function save<Section extends SettingsSection>(section: Section, call: SaveCall<Section>) {
    const { approval } = await saveSection(deps, section, call, call.body);
    return { data: await showSection(deps, section), approval };
  }
  return {
    platformSettings: async () => ({ data: await showSettings(deps) }),
    saveGeneralSettings: (call) => save('general', call),
    savePaymentSettings: (call) => save('payment', call),
    saveNairaRules: (call) => save('naira', call),
    saveSecuritySettings: (call) => save('security', call),
    saveNotificationSettings: (call) => save('notifications', call),
    saveIntegrationSettings: (call) => save('integrations', call),
    listSettingsVersions: ({ params, query }) => listSettingsVersions(deps, params.section, query),
    async rollBackSettings(call) {
      const { version, approval } = await rollBackSettings(deps, call.params.section, call, call.body);
      return { data: { version }, approval };
    },
    async sendTestEmail(call) {
      const { email, name } = call.session.user;
      return { data: await sendTestEmail(deps, { to: email, name, actor: staffActor(call) }) };
    },
    async displaySettings() {
      const { timezone, dateFormat, maintenanceMode } = await deps.settings.read('general');
      return { data: { timezone, dateFormat, maintenanceMode } };
    },
  };
};
