import { walletEndpoints } from '@oja/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** The same answer under the same key as the wallet's own; the first figure is the available balance. */
export const walletStatsQuery = queryOptions({
  queryKey: ['wallet-stats'],
  queryFn: async ({ signal }) => (await callApi(walletEndpoints.walletStats, { signal })).data,
  retry: 1,
});
