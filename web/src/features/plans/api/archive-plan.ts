import { planEndpoints } from '@oja/contract/plans';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const archivePlanMutation = mutationOptions({
  mutationKey: ['plans', 'archive'],
  mutationFn: async ({ id, archived }: { id: string; archived: boolean }) => {
    const endpoint = archived ? planEndpoints.archivePlan : planEndpoints.restorePlan;
    return (await callApi(endpoint, { params: { id } })).data;
  },
  onSettled: (_plan, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['plans'] }),
});
