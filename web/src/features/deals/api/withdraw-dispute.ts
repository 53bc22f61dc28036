import { purchaseEndpoints } from '@oja/contract/purchases';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';

type Step = { id: string; idempotencyKey: string };

export const withdrawDisputeMutation = mutationOptions({
  mutationKey: ['disputes', 'withdraw'],
  mutationFn: ({ id, idempotencyKey }: Step) =>
    callApi(purchaseEndpoints.withdrawDispute, { params: { id }, idempotencyKey }),
  onSettled: (_data, _error, _step, _result, { client }) => refreshDeals(client),
});
