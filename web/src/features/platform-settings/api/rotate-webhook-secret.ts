import { webhookEndpoints } from '@oja/contract/webhooks';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const rotateWebhookSecretMutation = mutationOptions({
  mutationKey: ['platform-settings', 'rotate-webhook-secret'],
  mutationFn: async () => (await callApi(webhookEndpoints.rotateWebhookSecret)).data,
});
