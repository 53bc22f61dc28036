import { payoutEndpoints } from '@oja/contract/payouts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { walletKey } from './wallet-keys';

/** Asked again whenever the form opens: what is left of a day's limit depends on the hour. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: [...walletKey, 'withdrawal-options'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.withdrawalOptions, { signal })).data,
  staleTime: 0,
});
