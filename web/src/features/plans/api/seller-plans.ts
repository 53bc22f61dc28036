import { planEndpoints } from '@oja/contract/plans';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';

export const sellerPlansQuery = queryOptions({
  queryKey: ['plans', 'seller'],
  queryFn: async ({ signal }) => {
    const { data, subscription } = await callApi(planEndpoints.listPlans, { signal });
    return { plans: data, subscription };
  },
  meta: failedLoad('Failed to fetch seller plans', 'Could not fetch seller plans'),
});
