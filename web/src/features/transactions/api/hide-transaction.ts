import { adminTransactionEndpoints } from '@oja/contract/admin-transactions';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTransactions } from './transaction-keys';

export const hideTransactionMutation = mutationOptions({
  mutationKey: ['transactions', 'hide'],
  mutationFn: ({ purchaseId, reason }: { purchaseId: string; reason: string }) =>
    callApi(adminTransactionEndpoints.hideTransaction, { params: { id: purchaseId }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});
