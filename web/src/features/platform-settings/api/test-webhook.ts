import { webhookEndpoints } from '@oja/contract/webhooks';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const testWebhookMutation = mutationOptions({
  mutationKey: ['webhook-deliveries', 'test'],
  mutationFn: async () => (await callApi(webhookEndpoints.testWebhook)).data,
  onSettled: (_outcome, _error, _input, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['webhook-deliveries'] }),
});
