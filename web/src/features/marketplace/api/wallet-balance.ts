import { walletStatsEndpoints } from '@oja/contract/wallet-stats';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** The same answer under the same key as the wallet's own; the first figure is the available balance. */
export const walletStatsQuery = queryOptions({
  queryKey: ['wallet-stats'],
  queryFn: ({ signal }) => callApi(walletStatsEndpoints.walletStats, { signal }),
  select: (answer) => answer.data,
  retry: 1,
});
