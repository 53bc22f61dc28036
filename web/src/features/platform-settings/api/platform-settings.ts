import { platformSettingsEndpoints } from '@oja/contract/platform-settings';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const platformSettingsQuery = queryOptions({
  queryKey: ['platform-settings'],
  queryFn: async ({ signal }) => (await callApi(platformSettingsEndpoints.platformSettings, { signal })).data,
});
