import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshWallet } from './wallet-keys';

export const deleteMobileWalletMutation = mutationOptions({
  mutationKey: ['wallet', 'mobile-wallets', 'delete'],
  mutationFn: (id: string) => callApi(payoutEndpoints.deleteMobileWallet, { params: { id } }),
  onSettled: (_data, _error, _id, _result, { client }) => refreshWallet(client),
});
