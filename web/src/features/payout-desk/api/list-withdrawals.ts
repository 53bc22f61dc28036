import { payoutEndpoints } from '@oja/contract/payouts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type QueueView, queryOfView } from '../logic/queue-view';
import { deskKey } from './desk-keys';

export const queueQuery = (view: QueueView, after?: string) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: [...deskKey, 'withdrawals', query],
    queryFn: ({ signal }) => callApi(payoutEndpoints.adminWithdrawals, { query, signal }),
    placeholderData: keepPreviousData,
    // Nobody is told about the withdrawals of others by a live hint.
    refetchInterval: timings.staffQueueRefreshMs,
  });
};
