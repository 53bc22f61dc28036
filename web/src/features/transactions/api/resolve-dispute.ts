import { disputeEndpoints } from '@oja/contract/disputes';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import type { WantedResolution } from './preview-resolution';
import { refreshTransactions } from './transaction-keys';

type Decision = WantedResolution & {
  details: string;
  earlyReason: string | undefined;
  idempotencyKey: string;
};

export const resolveDisputeMutation = mutationOptions({
  mutationKey: ['transactions', 'resolve'],
  mutationFn: async ({ purchaseId, type, details, refundAmount, earlyReason, idempotencyKey }: Decision) =>
    (
      await callApi(disputeEndpoints.resolveDispute, {
        params: { purchase_id: purchaseId },
        body: { type, details, refund_amount: refundAmount, early_reason: earlyReason },
        idempotencyKey,
      })
    ).data,
  onSettled: (_data, _error, _decision, _result, { client }) => refreshTransactions(client),
});
