import { type Notification, notificationEndpoints } from '@oja/contract/notifications';
import { type InfiniteData, infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/ui/toast-failure';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

const pageSize = '10';

/** One query for the bell, its list and the dashboards, so that all of them always agree. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.notifications, 'list'],
  queryFn: ({ pageParam, signal }) =>
    callApi(notificationEndpoints.listNotifications, {
      query: { limit: pageSize, cursor: pageParam },
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});

/** The part of a loaded page that reading changes. */
interface NotificationPage {
  data: Notification[];
  unread: number;
}

/**
 * What the list will look like once the server has heard of it; shown at once, because waiting for a dot to
 * vanish feels broken. The server's own count replaces it a moment later.
 */
export function withRead<Page extends NotificationPage, Param>(
  loaded: InfiniteData<Page, Param>,
  id: string,
): InfiniteData<Page, Param> {
  const isUnread = loaded.pages.some((page) => page.data.some((item) => item.id === id && !item.read));
  if (!isUnread) return loaded;
  const pages = loaded.pages.map((page) => ({
    ...page,
    unread: Math.max(0, page.unread - 1),
    data: page.data.map((item) => (item.id === id ? { ...item, read: true } : item)),
  }));
  return { ...loaded, pages };
}

export function withAllRead<Page extends NotificationPage, Param>(
  loaded: InfiniteData<Page, Param>,
): InfiniteData<Page, Param> {
  const pages = loaded.pages.map((page) => ({
    ...page,
    unread: 0,
    data: page.data.map((item) => ({ ...item, read: true })),
  }));
  return { ...loaded, pages };
}

export function useReadAllNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(notificationEndpoints.readAllNotifications),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: queryKeys.notifications });
      queryClient.setQueryData(notificationsQuery.queryKey, (loaded) => loaded && withAllRead(loaded));
    },
    onError: (error) => toastFailure(error, 'Could not mark the notifications as read.'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
  });
}

/** A failure is silent: the dot comes back with the next answer of the server, and nothing is lost. */
export function useReadNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(notificationEndpoints.readNotification, { params: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: queryKeys.notifications });
      queryClient.setQueryData(notificationsQuery.queryKey, (loaded) => loaded && withRead(loaded, id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.notifications }),
  });
}
