import { payoutEndpoints } from '@oja/contract/payouts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { walletKey } from './wallet-keys';

export const withdrawalsQuery = infiniteQueryOptions({
  queryKey: [...walletKey, 'withdrawals'],
  queryFn: ({ pageParam, signal }) =>
    callApi(payoutEndpoints.listWithdrawals, { query: { cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});
