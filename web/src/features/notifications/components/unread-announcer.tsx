import { useState } from 'react';

/** Tells screen readers when something new arrives, and only then: what was there on arrival is no news. */
export function UnreadAnnouncer({ unread, isKnown }: { unread: number; isKnown: boolean }) {
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
