import { present } from '../present.ts';
import { buy } from '../purchases.ts';
import type { BackOffice, StaffCalls } from './back-office.ts';

/** Saves a section with some fields changed. */
const changed = <Value>({ version, value }: { version: number; value: Value }, change: Partial<Value>) => ({
  body: { version, value: { ...value, ...change } },
});

const rule = { name: 'Price doubled', signal: 'price_changed', threshold: 100 } as const;
const added = async ({ done }: BackOffice, name: string) => {
  const { id, version } = await done('addRiskRule', { body: { ...rule, name } });
  return { params: { id }, version };
};

export const settingsCalls: StaffCalls = {
  addRiskRule: async () => ({ body: rule }),
  saveRiskRule: async (office) => {
    const { params } = await added(office, 'To be changed');
    return { params, body: { ...rule, name: 'Changed', threshold: 200 } };
  },
  switchRiskRule: async (office) => {
    const { params, version } = await added(office, 'To be switched on');
    await office.done('tryRiskRule', { params });
    return { params, body: { on: true, version } };
  },
  tryRiskRule: async (office) => ({ params: (await added(office, 'To be tried')).params }),
  deleteRiskRule: async (office) => ({ params: (await added(office, 'To be deleted')).params }),
  saveGeneralSettings: async ({ done }) =>
    changed((await done('platformSettings')).general, { platformName: 'Oja Walk' }),
  savePaymentSettings: async ({ done }) =>
    changed((await done('platformSettings')).payment, { platformFeePercent: 11 }),
  saveNairaRules: async ({ done }) =>
    changed((await done('platformSettings')).naira, { minimumDeposit: 150 }),
  saveSecuritySettings: async ({ done }) =>
    changed((await done('platformSettings')).security, { sessionTimeoutHours: 168 }),
  saveNotificationSettings: async ({ done }) =>
    changed((await done('platformSettings')).notifications, { templateStyle: 'branded' }),
  saveIntegrationSettings: async ({ done }) =>
    changed((await done('platformSettings')).integrations, { mixpanelEnabled: true }),
  rollBackSettings: async ({ done }) => ({
    params: { section: 'naira' },
    body: {
      version: (await done('platformSettings')).naira.version,
      to: 0,
      reason: 'The deposit was raised by mistake.',
    },
  }),
  saveHandoverPlan: async ({ done }) => {
    const { plans } = await done('listStaffHandoverPlans');
    const { in_force: plan, newest_version: version } = present(plans[0]);
    const { platform, kind, risk, inspection_hours, steps } = plan;
    const body = { expected_version: version, risk, inspection_hours, steps, reason: 'Checked again.' };
    return { params: { platform, kind }, body };
  },
  sendTestEmail: async () => ({}),
  testWebhook: async () => ({}),
  rotateWebhookSecret: async () => ({}),
  replayDelivery: async ({ oja, market, done }) => {
    await buy(market);
    await oja.runJobs();
    return { params: { id: present((await done('webhookDeliveries'))[0]).id } };
  },
  verifyAudit: async () => ({}),
};
