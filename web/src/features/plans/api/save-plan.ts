import { type PlanDraft, planEndpoints } from '@oja/contract/plans';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** Without an id a new plan. */
export const savePlanMutation = mutationOptions({
  mutationKey: ['plans', 'save'],
  mutationFn: async ({ id, draft }: { id: string | undefined; draft: PlanDraft }) => {
    const answer =
      id === undefined
        ? await callApi(planEndpoints.createPlan, { body: draft })
        : await callApi(planEndpoints.updatePlan, { params: { id }, body: draft });
    return answer.data;
  },
  onSuccess: (_plan, _input, _result, { client }) => client.invalidateQueries({ queryKey: ['plans'] }),
});
