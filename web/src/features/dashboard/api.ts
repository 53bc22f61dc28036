import { dashboardEndpoints } from '@oja/contract/dashboard';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { queryKeys } from '@/lib/query-keys';

export const tasksQuery = queryOptions({
  queryKey: [...queryKeys.dashboard, 'tasks'],
  queryFn: async ({ signal }) => (await callApi(dashboardEndpoints.listTasks, { signal })).data,
});

export const dashboardQuery = queryOptions({
  queryKey: [...queryKeys.dashboard, 'overview'],
  queryFn: async ({ signal }) => (await callApi(dashboardEndpoints.showDashboard, { signal })).data,
  meta: failedLoad('Something went wrong', 'Failed to load activity. Please try again.'),
  // As specified for the recent activity, which comes with it.
  retry: 2,
});
