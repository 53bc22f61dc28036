import { type OnItsWay, walletStatsEndpoints } from '@oja/contract/wallet-stats';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** After anything that moved money or changed where it may go. */
export async function refreshWallet(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: queryKeys.wallet }),
    client.invalidateQueries({ queryKey: queryKeys.walletStats }),
  ]);
}

/** The first of them is the available balance. Key and retry are those of the specification. */
export const walletStatsQuery = queryOptions({
  queryKey: queryKeys.walletStats,
  queryFn: ({ signal }) => callApi(walletStatsEndpoints.walletStats, { signal }),
  select: (answer) => answer.data,
  retry: 1,
});

/** What Add Funds takes at least, from the same answer. */
export const minimumDepositQuery = { ...walletStatsQuery, select: readMinimumDeposit };

function readMinimumDeposit(answer: { minimum_deposit: number }): number {
  return answer.minimum_deposit;
}

/** What open sales will pay; null without any. */
export const onItsWayQuery = { ...walletStatsQuery, select: readOnItsWay };

function readOnItsWay(answer: { on_its_way: OnItsWay | null }): OnItsWay | null {
  return answer.on_its_way;
}
