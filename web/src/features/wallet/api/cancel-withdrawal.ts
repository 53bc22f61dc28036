import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshWallet } from './wallet-keys';

export const cancelWithdrawalMutation = mutationOptions({
  mutationKey: ['wallet', 'withdrawals', 'cancel'],
  mutationFn: (id: string) => callApi(payoutEndpoints.cancelWithdrawal, { params: { id } }),
  // One that was sent a moment ago is refused, and then the list is just as old.
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});
