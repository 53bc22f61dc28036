import { planEndpoints } from '@oja/contract/plans';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const staffPlansQuery = queryOptions({
  queryKey: ['plans', 'staff'],
  queryFn: async ({ signal }) => (await callApi(planEndpoints.listStaffPlans, { signal })).data,
});
