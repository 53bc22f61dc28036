import type { BodySent } from '@oja/contract/endpoint';
import { purchaseEndpoints } from '@oja/contract/purchases';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';

type Complaint = {
  id: string;
  body: BodySent<typeof purchaseEndpoints.disputePurchase>;
  idempotencyKey: string;
};

export const disputePurchaseMutation = mutationOptions({
  mutationKey: ['purchases', 'dispute'],
  mutationFn: ({ id, body, idempotencyKey }: Complaint) =>
    callApi(purchaseEndpoints.disputePurchase, { params: { id }, body, idempotencyKey }),
  onSettled: (_data, _error, _complaint, _result, { client }) => refreshDeals(client),
});
