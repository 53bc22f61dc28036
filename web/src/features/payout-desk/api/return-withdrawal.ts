import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const returnWithdrawalMutation = mutationOptions({
  mutationKey: ['payout-desk', 'return'],
  mutationFn: async ({ id, reason }: { id: string; reason: string }) =>
    (await callApi(payoutEndpoints.adminReturnWithdrawal, { params: { id }, body: { reason } })).data,
  onSettled: (_data, _error, _order, _result, { client }) => refreshDesk(client),
});
