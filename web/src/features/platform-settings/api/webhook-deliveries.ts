import { type DeliveryStatus, webhookEndpoints } from '@oja/contract/webhooks';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';

/** Newest first; looked at again from time to time, because deliveries go on by themselves. */
export const webhookDeliveriesQuery = (status: DeliveryStatus | undefined) =>
  infiniteQueryOptions({
    queryKey: ['webhook-deliveries', status ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      callApi(webhookEndpoints.webhookDeliveries, {
        query: { ...(status ? { status } : {}), ...(pageParam ? { cursor: pageParam } : {}) },
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: timings.staffQueueRefreshMs,
  });
