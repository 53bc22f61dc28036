import type { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Client, Handlers } from '../../../http/call.ts';
import type { Session } from '../../../http/session.ts';
import { staffActor } from '../audit/index.ts';
import { checkIntegrations, checkPayment } from './check-settings.ts';
import { requireProofForSettings } from './require-proof-for-settings.ts';
import { saveSettings } from './save-settings.ts';
import { sendTestEmail } from './send-test-email.ts';
import { showSection, showSettings } from './show-settings.ts';
import { withWebhookSecret } from './webhook-secret.ts';

const previousSecretMs = 24 * 3_600_000;

interface SaveCall<Section extends SettingsSection> {
  session: Session;
  client: Client;
  body: {
    version: number;
    value: Settings<Section>;
    secrets?: Readonly<Record<string, string | null | undefined>> | undefined;
  };
}

export const settingsRoutes = (deps: Deps): Handlers<typeof platformSettingsEndpoints> => {
  async function save<Section extends SettingsSection>(section: Section, call: SaveCall<Section>) {
    const { version, value, secrets = {} } = call.body;
    const at = deps.now();
    await inTransaction(deps.db, async (tx) => {
      await requireProofForSettings(tx, { section, value, sent: secrets, provenBy: call.session, now: at });
      return saveSettings(tx, {
        section,
        expectedVersion: version,
        value,
        actor: staffActor(call),
        secrets: {
          sent: secrets,
          sealer: deps.sealer,
          at,
          ...(section === 'integrations'
            ? { keepPreviousUntil: new Date(at.getTime() + previousSecretMs) }
            : {}),
        },
      });
    });
    // Other processes are invalidated by NOTIFY; this one must not wait for its own notice. The section is read at
    // once for callers of `latest`, such as the maintenance check.
    deps.settings.invalidate(section);
    await deps.settings.read(section);
    return { data: await showSection(deps, section) };
  }
  return {
    platformSettings: async () => ({ data: await showSettings(deps) }),
    saveGeneralSettings: (call) => save('general', call),
    async savePaymentSettings(call) {
      checkPayment(call.body.value);
      return save('payment', call);
    },
    saveNairaRules: (call) => save('naira', call),
    saveSecuritySettings: (call) => save('security', call),
    saveNotificationSettings: (call) => save('notifications', call),
    async saveIntegrationSettings(call) {
      await checkIntegrations(deps, call.body.value, call.body.secrets?.webhookSecret);
      const secrets = await withWebhookSecret(deps, call.body);
      return save('integrations', { ...call, body: { ...call.body, secrets } });
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
