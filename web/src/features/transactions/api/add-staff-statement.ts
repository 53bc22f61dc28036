import { disputeEndpoints } from '@oja/contract/disputes';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshTransactions } from './transaction-keys';

export const addStaffStatementMutation = mutationOptions({
  mutationKey: ['transactions', 'state'],
  mutationFn: ({ purchaseId, text }: { purchaseId: string; text: string }) =>
    callApi(disputeEndpoints.addStaffStatement, { params: { purchase_id: purchaseId }, body: { text } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshTransactions(client),
});
