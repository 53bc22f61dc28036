import { applicationEndpoints } from '@oja/contract/applications';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

type Decision = { id: string; kind: 'approve' } | { id: string; kind: 'reject'; reason: string };

export const decideApplicationMutation = mutationOptions({
  mutationKey: ['applications', 'decide'],
  mutationFn: async (decision: Decision) => {
    const params = { id: decision.id };
    const answer =
      decision.kind === 'approve'
        ? await callApi(applicationEndpoints.approveApplication, { params })
        : await callApi(applicationEndpoints.rejectApplication, {
            params,
            body: { reason: decision.reason },
          });
    return answer.data;
  },
  // Somebody else may have decided meanwhile, so the page is looked at again in either case.
  onSettled: (_answer, _error, _decision, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['applications'] }),
});
