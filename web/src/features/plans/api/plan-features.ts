import { planEndpoints } from '@oja/contract/plans';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { groupPlanFeatures } from '../logic/group-plan-features';

export const planFeaturesQuery = queryOptions({
  queryKey: ['plans', 'features'],
  queryFn: async ({ signal }) =>
    groupPlanFeatures((await callApi(planEndpoints.listPlanFeatures, { signal })).data),
  meta: failedLoad('Failed to fetch plans'),
});
