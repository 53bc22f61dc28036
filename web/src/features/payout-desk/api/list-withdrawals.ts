import { payoutEndpoints } from '@oja/contract/payouts';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type QueueView, queryOfView } from '../logic/queue-view';
import { deskKey } from './desk-keys';

export const queueQuery = (asked: { view: QueueView; search: string }) =>
  infiniteQueryOptions({
    queryKey: [...deskKey, 'withdrawals', asked],
    queryFn: ({ pageParam, signal }) =>
      callApi(payoutEndpoints.adminWithdrawals, {
        query: { ...queryOfView(asked.view), search: asked.search.trim() || undefined, cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    // Nobody is told about the withdrawals of others by a live hint.
    refetchInterval: timings.staffQueueRefreshMs,
  });
