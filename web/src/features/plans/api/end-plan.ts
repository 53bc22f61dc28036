import { planEndpoints } from '@oja/contract/plans';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { restoreSession } from '@/lib/auth/restore-session';

export const endPlanMutation = mutationOptions({
  mutationKey: ['plans', 'end'],
  mutationFn: () => callApi(planEndpoints.endPlan),
  onSettled: async (_answer, _error, _nothing, _result, { client }) => {
    await Promise.all([restoreSession(), client.invalidateQueries({ queryKey: ['plans'] })]);
  },
});
