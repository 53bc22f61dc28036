import { webhookEndpoints } from '@oja/contract/webhooks';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const replayDeliveryMutation = mutationOptions({
  mutationKey: ['webhook-deliveries', 'replay'],
  mutationFn: async (id: string) => (await callApi(webhookEndpoints.replayDelivery, { params: { id } })).data,
  onSettled: (_delivery, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
});
