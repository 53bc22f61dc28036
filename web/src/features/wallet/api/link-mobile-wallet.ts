import type { BodySent } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshWallet } from './wallet-keys';

export type NewMobileWallet = BodySent<typeof payoutEndpoints.linkMobileWallet>;

export const linkMobileWalletMutation = mutationOptions({
  mutationKey: ['wallet', 'mobile-wallets', 'link'],
  mutationFn: (wallet: NewMobileWallet) => callApi(payoutEndpoints.linkMobileWallet, { body: wallet }),
  onSettled: (_data, _error, _wallet, _result, { client }) => refreshWallet(client),
});
