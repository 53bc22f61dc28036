import { notificationEndpoints } from '@oja/contract/notifications';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** The word of the live hint that makes these stale. */
export const notificationsKey = ['notifications'] as const;

const pageSize = '10';

/** One query for the bell, its list and the dashboards, so that all of them always agree. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi(notificationEndpoints.listNotifications, {
      query: { limit: pageSize, cursor: pageParam },
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});
