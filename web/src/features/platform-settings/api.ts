import { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import type { Settings, SettingsSection } from '@oja/contract/settings';
import { settingsHistoryEndpoints } from '@oja/contract/settings-history';
import { webhookEndpoints } from '@oja/contract/webhooks';
import { infiniteQueryOptions, keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { withMinimumBusy } from '@/lib/minimum-busy';
import { queryKeys } from '@/lib/query-keys';
import { type DeliveryView, queryOfView } from './logic/delivery-view';

export const platformSettingsQuery = queryOptions({
  queryKey: queryKeys.platformSettings,
  queryFn: async ({ signal }) => (await callApi(platformSettingsEndpoints.platformSettings, { signal })).data,
});

/** Looked at again from time to time, because deliveries go on by themselves. */
export const webhookDeliveriesQuery = (view: DeliveryView, after: string | undefined) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.webhookDeliveries, query],
    queryFn: ({ signal }) => callApi(webhookEndpoints.webhookDeliveries, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
};

export function downloadDeliveries(view: DeliveryView): Promise<Blob> {
  return downloadApi(webhookEndpoints.exportDeliveries, { query: queryOfView(view) });
}

export const replayDeliveryMutation = mutationOptions({
  mutationFn: async (id: string) => (await callApi(webhookEndpoints.replayDelivery, { params: { id } })).data,
  onSettled: (_delivery, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.webhookDeliveries }),
});

export const rotateWebhookSecretMutation = mutationOptions({
  mutationFn: async () => (await callApi(webhookEndpoints.rotateWebhookSecret)).data,
  gcTime: 0,
});

export const sectionEndpoints = {
  general: platformSettingsEndpoints.saveGeneralSettings,
  payment: platformSettingsEndpoints.savePaymentSettings,
  naira: platformSettingsEndpoints.saveNairaRules,
  security: platformSettingsEndpoints.saveSecuritySettings,
  notifications: platformSettingsEndpoints.saveNotificationSettings,
  integrations: platformSettingsEndpoints.saveIntegrationSettings,
} as const;

interface SectionChange {
  section: SettingsSection;
  version: number;
  value: Settings<SettingsSection>;
  /** Null removes one. */
  secrets: Record<string, string | null>;
  /** Given where a guard is weakened. */
  reason: string | undefined;
  minimumMs: number;
}

/** Every section has a call of its own and the same shape; which fields it takes, the server checks. */
export const saveSectionMutation = mutationOptions({
  mutationFn: ({ section, version, value, secrets, reason, minimumMs }: SectionChange) =>
    withMinimumBusy(minimumMs, () => {
      const body = { version, value, secrets, reason } as never;
      return callApi(sectionEndpoints[section], { body });
    }),
  gcTime: 0,
  onSettled: (_saved, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.platformSettings }),
});

/** Below the key of the settings, so that a save refreshes it too. */
export const settingsVersionsQuery = (section: SettingsSection) =>
  infiniteQueryOptions({
    queryKey: [...queryKeys.platformSettings, 'versions', section],
    queryFn: ({ pageParam, signal }) =>
      callApi(settingsHistoryEndpoints.listSettingsVersions, {
        params: { section },
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });

interface RollBackOrder {
  section: SettingsSection;
  /** The version in force when the changes were shown. */
  version: number;
  to: number;
  reason: string;
}

export const rollBackMutation = mutationOptions({
  mutationFn: ({ section, ...body }: RollBackOrder) =>
    callApi(settingsHistoryEndpoints.rollBackSettings, { params: { section }, body }),
  onSettled: (_saved, _error, _order, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.platformSettings }),
});

export const sendTestEmailMutation = mutationOptions({
  mutationFn: async () => (await callApi(platformSettingsEndpoints.sendTestEmail)).data,
});

export const testWebhookMutation = mutationOptions({
  mutationFn: async () => (await callApi(webhookEndpoints.testWebhook)).data,
  onSettled: (_outcome, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.webhookDeliveries }),
});
