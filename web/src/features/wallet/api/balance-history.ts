import { walletEndpoints } from '@oja/contract/wallet';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { walletKey } from './wallet-keys';

export const balanceHistoryQuery = (days: number) =>
  queryOptions({
    queryKey: [...walletKey, 'balance-history', days],
    queryFn: async ({ signal }) =>
      (await callApi(walletEndpoints.balanceHistory, { query: { days: String(days) }, signal })).data,
    // The line stays in sight while another period is fetched.
    placeholderData: keepPreviousData,
  });
