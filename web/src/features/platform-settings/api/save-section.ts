import { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { withMinimumBusy } from '@/lib/minimum-busy';

const endpoints = {
  general: platformSettingsEndpoints.saveGeneralSettings,
  payment: platformSettingsEndpoints.savePaymentSettings,
  naira: platformSettingsEndpoints.saveNairaRules,
  security: platformSettingsEndpoints.saveSecuritySettings,
  notifications: platformSettingsEndpoints.saveNotificationSettings,
  integrations: platformSettingsEndpoints.saveIntegrationSettings,
} as const;

export interface SectionChange {
  section: SettingsSection;
  version: number;
  value: Settings<SettingsSection>;
  /** Null removes one. */
  secrets: Record<string, string | null>;
  minimumMs: number;
}

/** Every section has a call of its own and the same shape; which fields it takes, the server checks. */
export const saveSectionMutation = mutationOptions({
  mutationKey: ['platform-settings', 'save'],
  mutationFn: ({ section, version, value, secrets, minimumMs }: SectionChange) =>
    withMinimumBusy(minimumMs, async () => {
      const body = { version, value, secrets } as never;
      return (await callApi(endpoints[section], { body })).data;
    }),
  onSettled: (_saved, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['platform-settings'] }),
});
