import { dashboardEndpoints } from '@oja/contract/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const performanceQuery = (days: number) =>
  queryOptions({
    queryKey: ['dashboard', 'performance', days],
    queryFn: async ({ signal }) =>
      (await callApi(dashboardEndpoints.showPerformance, { query: { days: String(days) }, signal })).data,
    placeholderData: keepPreviousData,
  });
