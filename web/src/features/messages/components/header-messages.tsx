import { useQuery } from '@tanstack/react-query';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { cn } from '@/lib/class-names';
import { unreadMessagesQuery } from '@/shared/messages/unread-messages';

type HeaderMessagesProps = {
  path: string;
  /** A bottom bar has them on phones. */
  wideOnly?: boolean;
};

/**
 * The link to the messages in the header of both portals, with the unread count. A phone without a bottom bar shows it
 * only then, and otherwise the sidebar: the bell does not count messages, so they would be missed.
 */
export function HeaderMessages({ path, wideOnly = false }: HeaderMessagesProps) {
  const unread = useQuery(unreadMessagesQuery).data ?? 0;
  return (
    <Button
      asChild
      variant="ghost"
      size="icon"
      className={cn(
        'relative w-7 md:inline-flex md:w-10',
        unread > 0 && !wideOnly ? 'inline-flex' : 'hidden',
      )}
    >
      <Link
        to={path}
        aria-label={unread > 0 ? `Messages, ${unread} unread` : 'Messages'}
        data-waiting={(unread > 0 && !wideOnly) || undefined}
      >
        <MessagesSquare aria-hidden="true" className="size-5" />
        {unread > 0 ? (
          <span
            aria-hidden="true"
            className="tabular absolute top-0.5 left-1/2 ml-0.5 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-primary px-1 font-semibold text-primary-foreground text-xs ring-2 ring-card"
          >
            {unread > 99 ? '99+' : unread}
          </span>
        ) : null}
      </Link>
    </Button>
  );
}
