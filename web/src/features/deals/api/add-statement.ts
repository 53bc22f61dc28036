import { disputeEndpoints } from '@oja/contract/disputes';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';

type Statement = {
  purchaseId: string;
  body: BodySent<typeof disputeEndpoints.addStatement>;
  idempotencyKey: string;
};

export const addStatementMutation = mutationOptions({
  mutationKey: ['disputes', 'state'],
  mutationFn: ({ purchaseId, body, idempotencyKey }: Statement) =>
    callApi(disputeEndpoints.addStatement, {
      params: { purchase_id: purchaseId },
      body,
      idempotencyKey,
    }),
  onSettled: (_data, _error, _statement, _result, { client }) => refreshDeals(client),
});
