import { payoutEndpoints } from '@oja/contract/payouts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { accountsFailure } from '../logic/wallet-failures';
import { walletKey } from './wallet-keys';

export const bankAccountsQuery = queryOptions({
  queryKey: [...walletKey, 'bank-accounts'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.listBankAccounts, { signal })).data,
  meta: { failure: { title: 'Error', describe: accountsFailure } },
});
