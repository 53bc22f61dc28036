import { walletEndpoints } from '@oja/contract/wallet';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { walletStatsKey } from './wallet-keys';

/** The first of them is the available balance. Key and retry are those of the specification. */
export const walletStatsQuery = queryOptions({
  queryKey: walletStatsKey,
  queryFn: async ({ signal }) => (await callApi(walletEndpoints.walletStats, { signal })).data,
  retry: 1,
});
