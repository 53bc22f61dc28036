import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { type WorkFilter, workEndpoints } from '@oja/contract/work';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export const workQuery = (filter: WorkFilter, cursor: string | undefined) =>
  queryOptions({
    queryKey: [...queryKeys.work, 'list', filter, cursor],
    queryFn: ({ signal }) => callApi(workEndpoints.listWork, { query: { ...filter, cursor }, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });

export const staffQuery = queryOptions({
  queryKey: [...queryKeys.work, 'staff'],
  queryFn: async ({ signal }) => (await callApi(adminSupportEndpoints.listSupportStaff, { signal })).data,
});
