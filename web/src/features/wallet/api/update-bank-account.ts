import type { BodySent } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshWallet } from './wallet-keys';

export interface BankAccountChange {
  id: string;
  account: BodySent<typeof payoutEndpoints.updateBankAccount>;
}

export const updateBankAccountMutation = mutationOptions({
  mutationKey: ['wallet', 'bank-accounts', 'update'],
  mutationFn: ({ id, account }: BankAccountChange) =>
    callApi(payoutEndpoints.updateBankAccount, { params: { id }, body: account }),
  onSettled: (_data, _error, _change, _result, { client }) => refreshWallet(client),
});
