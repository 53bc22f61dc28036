import type { Notification } from '@oja/contract/notifications';
import type { InfiniteData } from '@tanstack/react-query';

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
