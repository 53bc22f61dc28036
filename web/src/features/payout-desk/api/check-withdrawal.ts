import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDesk } from './desk-keys';

export const checkWithdrawalMutation = mutationOptions({
  mutationKey: ['payout-desk', 'check'],
  mutationFn: async (id: string) =>
    (await callApi(payoutEndpoints.adminCheckWithdrawal, { params: { id } })).data,
  onSettled: (_data, _error, _id, _result, { client }) => refreshDesk(client),
});
