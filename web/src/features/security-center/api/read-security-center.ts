import { securityCenterEndpoints } from '@oja/contract/security-center';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';

export const securityCenterKey = ['security-center'] as const;

export const securityCenterQuery = queryOptions({
  queryKey: securityCenterKey,
  queryFn: async ({ signal }) => (await callApi(securityCenterEndpoints.securityCenter, { signal })).data,
  refetchInterval: timings.staffQueueRefreshMs,
});
