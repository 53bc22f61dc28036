import { disputeEndpoints } from '@oja/contract/disputes';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { WantedResolution } from './preview-resolution';
import { refreshTransactions } from './transaction-keys';

type Decision = WantedResolution & { details: string; idempotencyKey: string };

export const resolveDisputeMutation = mutationOptions({
  mutationKey: ['transactions', 'resolve'],
  mutationFn: async ({ purchaseId, type, details, refundAmount, idempotencyKey }: Decision) =>
    (
      await callApi(disputeEndpoints.resolveDispute, {
        params: { purchase_id: purchaseId },
        body: { type, details, refund_amount: refundAmount },
        idempotencyKey,
      })
    ).data,
  onSettled: (_data, _error, _decision, _result, { client }) => refreshTransactions(client),
});
