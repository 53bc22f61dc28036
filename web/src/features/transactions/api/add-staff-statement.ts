import { disputeEndpoints } from '@oja/contract/disputes';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTransactions } from './transaction-keys';

type Statement = { purchaseId: string; text: string; idempotencyKey: string };

export const addStaffStatementMutation = mutationOptions({
  mutationKey: ['transactions', 'state'],
  mutationFn: ({ purchaseId, text, idempotencyKey }: Statement) =>
    callApi(disputeEndpoints.addStaffStatement, {
      params: { purchase_id: purchaseId },
      body: { text },
      idempotencyKey,
    }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});
