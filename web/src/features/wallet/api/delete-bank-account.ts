import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshWallet } from './wallet-keys';

export const deleteBankAccountMutation = mutationOptions({
  mutationKey: ['wallet', 'bank-accounts', 'delete'],
  mutationFn: (id: string) => callApi(payoutEndpoints.deleteBankAccount, { params: { id } }),
  // An account that was gone already fails too, and then the list is just as old.
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});
