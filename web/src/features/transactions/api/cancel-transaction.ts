import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTransactions } from './transaction-keys';

interface Cancellation {
  purchaseId: string;
  reason: string;
  idempotencyKey: string;
}

export const cancelTransactionMutation = mutationOptions({
  mutationKey: ['transactions', 'cancel'],
  mutationFn: ({ purchaseId, reason, idempotencyKey }: Cancellation) =>
    callApi(adminTransactionEndpoints.cancelTransaction, {
      params: { id: purchaseId },
      body: { reason },
      idempotencyKey,
    }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});
