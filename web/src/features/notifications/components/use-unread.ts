import { useInfiniteQuery } from '@tanstack/react-query';
import { notificationsQuery } from '../api/list-notifications';

/** How many are unread as far as this browser knows; zero until the first answer. */
export function useUnread(): number {
  const { data } = useInfiniteQuery(notificationsQuery);
  return data?.pages[0]?.unread ?? 0;
}
