import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { OnDemand } from '@/components/shell/on-demand';
import { useNarrowScreen } from '@/lib/use-narrow-screen';
import { notificationsQuery } from '../api';
import { BellButton } from './bell-button';

const loadPopover = () => import('./notification-popover');
const loadSheet = () => import('./notification-sheet');
const popover = {
  Opened: lazy(async () => ({ default: (await loadPopover()).NotificationPopover })),
  prefetch: () => void loadPopover().catch(() => undefined),
};
const sheet = {
  Opened: lazy(async () => ({ default: (await loadSheet()).NotificationSheet })),
  prefetch: () => void loadSheet().catch(() => undefined),
};

/** The bell of both portals: a popover beside it, or a sheet from below on a phone. */
export function NotificationBell() {
  const { data } = useInfiniteQuery(notificationsQuery);
  const unread = data?.pages[0]?.unread ?? 0;
  const isNarrow = useNarrowScreen();
  return (
    <>
      {/* A window that changes over starts again with the button alone. */}
      <OnDemand key={String(isNarrow)} {...(isNarrow ? sheet : popover)} openedProps={{ unread }}>
        {(handlers) => (
          <BellButton unread={unread} {...handlers} aria-haspopup="dialog" aria-expanded={false} />
        )}
      </OnDemand>
      <UnreadAnnouncer unread={unread} isKnown={data !== undefined} />
    </>
  );
}

/** Tells screen readers when something new arrives, and only then: what was there on arrival is no news. */
function UnreadAnnouncer({ unread, isKnown }: { unread: number; isKnown: boolean }) {
  const [last, setLast] = useState<number>();
  const [news, setNews] = useState('');
  if (isKnown && unread !== last) {
    if (last !== undefined) setNews(unread > last ? `New notification, ${unread} unread` : '');
    setLast(unread);
  }
  return (
    <span role="status" className="sr-only">
      {news}
    </span>
  );
}
