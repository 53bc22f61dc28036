import { purchaseEndpoints } from '@oja/contract/purchases';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';

type Step = { id: string; idempotencyKey: string };

export const confirmPurchaseMutation = mutationOptions({
  mutationKey: ['purchases', 'confirm'],
  mutationFn: ({ id, idempotencyKey }: Step) =>
    callApi(purchaseEndpoints.confirmPurchase, { params: { id }, idempotencyKey }),
  // Also after a refusal: it usually means that the purchase has moved on meanwhile.
  onSettled: (_data, _error, _step, _result, { client }) => refreshDeals(client),
});
