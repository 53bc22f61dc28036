import type { Notification } from '@oja/contract/notifications';
import { Link } from 'react-router';
import { cn } from '@/lib/class-names';
import { formatDateTime } from '@/lib/dates';
import { formatAgo } from '@/lib/format-ago';
import { useReadNotification } from '../api';
import { iconOf } from './event-icons';

type NotificationItemProps = {
  notification: Notification;
  /** Called when the person goes where the notification leads. */
  onFollow?: (() => void) | undefined;
};

const rowClasses = 'flex w-full gap-3 px-4 py-3.5 text-left -outline-offset-2';
const pressableClasses = 'transition-colors hover:bg-accent/60';

/** A link where it leads somewhere, a button while it can only be read, and plain text after that. */
export function NotificationItem({ notification, onFollow }: NotificationItemProps) {
  const { mutate: markRead } = useReadNotification();
  const { id, link, read } = notification;
  const readOnce = () => {
    if (!read) markRead(id);
  };

  if (link !== null) {
    return (
      <Link
        to={link}
        className={cn(rowClasses, pressableClasses)}
        onClick={() => {
          readOnce();
          onFollow?.();
        }}
      >
        <NotificationText notification={notification} />
      </Link>
    );
  }
  if (read) {
    return (
      <div className={rowClasses}>
        <NotificationText notification={notification} />
      </div>
    );
  }
  return (
    <button type="button" className={cn(rowClasses, pressableClasses)} onClick={readOnce}>
      <NotificationText notification={notification} />
    </button>
  );
}

function NotificationText({ notification }: { notification: Notification }) {
  const { event, title, text, read, created_at: createdAt } = notification;
  const Icon = iconOf(event);
  return (
    <>
      <span
        aria-hidden="true"
        className={cn(
          'flex size-9 shrink-0 items-center justify-center rounded-full',
          read ? 'bg-muted text-muted-foreground' : 'bg-secondary text-secondary-foreground',
        )}
      >
        <Icon className="size-4.5" />
      </span>
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex items-start justify-between gap-3">
          <span className={cn('min-w-0 wrap-anywhere text-sm', read ? 'font-medium' : 'font-semibold')}>
            {read ? null : <span className="sr-only">Unread: </span>}
            {title}
          </span>
          {read ? null : (
            <span aria-hidden="true" className="mt-1.5 size-2 shrink-0 rounded-full bg-primary" />
          )}
        </span>
        <span className="wrap-anywhere text-muted-foreground text-sm">{text}</span>
        <time
          dateTime={createdAt}
          title={formatDateTime(createdAt)}
          className="mt-0.5 text-muted-foreground text-xs"
        >
          {formatAgo(createdAt)}
        </time>
      </span>
    </>
  );
}
