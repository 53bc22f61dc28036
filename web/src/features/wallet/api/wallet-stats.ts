import { walletStatsEndpoints } from '@oja/contract/wallet-stats';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { walletStatsKey } from './wallet-keys';

/** The first of them is the available balance. Key and retry are those of the specification. */
export const walletStatsQuery = queryOptions({
  queryKey: walletStatsKey,
  queryFn: ({ signal }) => callApi(walletStatsEndpoints.walletStats, { signal }),
  select: (answer) => answer.data,
  retry: 1,
});

/** What Add Funds takes at least, from the same answer. */
export const minimumDepositQuery = { ...walletStatsQuery, select: readMinimumDeposit };

function readMinimumDeposit(answer: { minimum_deposit: number }): number {
  return answer.minimum_deposit;
}
