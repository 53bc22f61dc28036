import type { BodySent } from '@oja/contract/endpoint';
import type { HandoverKind } from '@oja/contract/handover-labels';
import { handoverPlanEndpoints } from '@oja/contract/handover-plans';
import type { Platform } from '@oja/contract/listing-labels';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export const staffHandoverPlansQuery = queryOptions({
  queryKey: [...queryKeys.handoverPlans, 'staff'],
  queryFn: async ({ signal }) =>
    (await callApi(handoverPlanEndpoints.listStaffHandoverPlans, { signal })).data,
});

interface PlanChange {
  platform: Platform;
  kind: HandoverKind;
  body: BodySent<typeof handoverPlanEndpoints.saveHandoverPlan>;
}

export const saveHandoverPlanMutation = mutationOptions({
  mutationFn: async ({ platform, kind, body }: PlanChange) =>
    (await callApi(handoverPlanEndpoints.saveHandoverPlan, { params: { platform, kind }, body })).data,
  onSettled: (_plan, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.handoverPlans }),
});
