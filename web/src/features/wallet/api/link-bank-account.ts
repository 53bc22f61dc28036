import type { BodySent } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshWallet } from './wallet-keys';

export type NewBankAccount = BodySent<typeof payoutEndpoints.linkBankAccount>;

export const linkBankAccountMutation = mutationOptions({
  mutationKey: ['wallet', 'bank-accounts', 'link'],
  mutationFn: (account: NewBankAccount) => callApi(payoutEndpoints.linkBankAccount, { body: account }),
  onSettled: (_data, _error, _account, _result, { client }) => refreshWallet(client),
});
