import { planEndpoints } from '@oja/contract/plans';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { type PlanView, queryOfPlans } from '../logic/plan-list';

/** All of them at once: there are a handful. */
export const staffPlansQuery = (view: PlanView) => {
  const query = queryOfPlans(view);
  return queryOptions({
    queryKey: ['plans', 'staff', query],
    queryFn: async ({ signal }) => {
      const { data } = await callApi(planEndpoints.listStaffPlans, { query, signal });
      return { data, next_cursor: null };
    },
    placeholderData: keepPreviousData,
  });
};

export function downloadPlans(view: PlanView): Promise<Blob> {
  return downloadApi(planEndpoints.exportPlans, { query: queryOfPlans(view) });
}
