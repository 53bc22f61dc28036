import { buy } from '../purchases.ts';
import type { BackOffice, StaffCall, StaffCalls } from './back-office.ts';

/** The section with one field changed. */
const changing =
  (section: string, change: object): StaffCall =>
  async ({ done }: BackOffice) => {
    const { version, value } = (await done('platformSettings'))[section];
    return { body: { version, value: { ...value, ...change } } };
  };

export const settingsCalls: StaffCalls = {
  saveGeneralSettings: changing('general', { platformName: 'Oja Walk' }),
  savePaymentSettings: changing('payment', { platformFeePercent: 11 }),
  saveNairaRules: changing('naira', { minimumDeposit: 150 }),
  saveSecuritySettings: changing('security', { sessionTimeoutHours: 168 }),
  saveNotificationSettings: changing('notifications', { templateStyle: 'branded' }),
  saveIntegrationSettings: changing('integrations', { mixpanelEnabled: true }),
  sendTestEmail: async () => ({}),
  testWebhook: async () => ({}),
  rotateWebhookSecret: async () => ({}),
  replayDelivery: async ({ oja, market, done }) => {
    await buy(market);
    await oja.runJobs();
    return { params: { id: (await done('webhookDeliveries'))[0].id } };
  },
  verifyAudit: async () => ({}),
};
