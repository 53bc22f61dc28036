import { CheckCheck, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { cn } from '@/lib/class-names';
import { useReadAllNotifications } from '../api';
import { NotificationList } from './notification-list';

type NotificationPanelProps = {
  /** A popover and a sheet name themselves in different ways. */
  heading: ReactNode;
  unread: number;
  onFollow: () => void;
  headerClassName?: string;
};

export function NotificationPanel({ heading, unread, onFollow, headerClassName }: NotificationPanelProps) {
  const { mutate: readAll, isPending } = useReadAllNotifications();
  return (
    <>
      <div
        className={cn(
          'flex min-h-14 shrink-0 items-center justify-between gap-3 border-b px-4',
          headerClassName,
        )}
      >
        {heading}
        {unread > 0 ? (
          <Button variant="ghost" size="sm" className="-mr-2" busy={isPending} onClick={() => readAll()}>
            {isPending ? null : <CheckCheck aria-hidden="true" />}
            Mark all as read
          </Button>
        ) : null}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <NotificationList onFollow={onFollow} />
      </div>
      <div className="shrink-0 border-t p-2">
        <Button asChild variant="ghost" size="sm" className="w-full">
          <Link to={`${paths.dashboard.settings}#notifications`} onClick={onFollow}>
            <Settings2 aria-hidden="true" />
            Choose what reaches you
          </Link>
        </Button>
      </div>
    </>
  );
}
