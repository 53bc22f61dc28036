import { type PlanDraft, planEndpoints } from '@oja/contract/plans';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { failedLoad } from '@/lib/api/query-client';
import { restoreSession } from '@/lib/auth/restore-session';
import { queryKeys } from '@/lib/query-keys';
import { groupPlanFeatures } from './logic/group-plan-features';
import { type PlanView, queryOfPlans } from './logic/plan-list';

export const planFeaturesQuery = queryOptions({
  queryKey: [...queryKeys.plans, 'features'],
  queryFn: async ({ signal }) =>
    groupPlanFeatures((await callApi(planEndpoints.listPlanFeatures, { signal })).data),
  meta: failedLoad('Failed to fetch plans'),
});

export const sellerPlansQuery = queryOptions({
  queryKey: [...queryKeys.plans, 'seller'],
  queryFn: async ({ signal }) => {
    const { data, subscription, fee_percent } = await callApi(planEndpoints.listPlans, { signal });
    return { plans: data, subscription, feePercent: fee_percent };
  },
  meta: failedLoad('Failed to fetch seller plans', 'Could not fetch seller plans'),
});

/** All of them at once: there are a handful. */
export const staffPlansQuery = (view: PlanView) => {
  const query = queryOfPlans(view);
  return queryOptions({
    queryKey: [...queryKeys.plans, 'staff', query],
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

export const archivePlanMutation = mutationOptions({
  mutationFn: async ({ id, archived }: { id: string; archived: boolean }) => {
    const endpoint = archived ? planEndpoints.archivePlan : planEndpoints.restorePlan;
    return (await callApi(endpoint, { params: { id } })).data;
  },
  onSettled: (_plan, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.plans }),
});

/** Afterwards the person, their plans and their wallet are all different. */
export const becomeSellerMutation = mutationOptions({
  mutationFn: (choice: { planId: string; expectedPrice: number; idempotencyKey: string }) =>
    callApi(planEndpoints.becomeSeller, {
      body: { plan_id: choice.planId, expected_price: choice.expectedPrice },
      idempotencyKey: choice.idempotencyKey,
    }),
  onSettled: async (_answer, _error, _choice, _result, { client }) => {
    void client.invalidateQueries({ queryKey: queryKeys.wallet });
    await Promise.all([restoreSession(), client.invalidateQueries({ queryKey: queryKeys.plans })]);
  },
});

export const endPlanMutation = mutationOptions({
  mutationFn: () => callApi(planEndpoints.endPlan),
  onSettled: async (_answer, _error, _nothing, _result, { client }) => {
    await Promise.all([restoreSession(), client.invalidateQueries({ queryKey: queryKeys.plans })]);
  },
});

/** Without an id a new plan. */
export const savePlanMutation = mutationOptions({
  mutationFn: async ({ id, draft }: { id: string | undefined; draft: PlanDraft }) => {
    const answer =
      id === undefined
        ? await callApi(planEndpoints.createPlan, { body: draft })
        : await callApi(planEndpoints.updatePlan, { params: { id }, body: draft });
    return answer.data;
  },
  onSettled: (_plan, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.plans }),
});
