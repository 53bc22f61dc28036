import { Card, CardTitle } from '@/components/ui/card';
import { cn } from '@/lib/class-names';
import { NotificationList } from './notification-list';

/** The newest few, for the dashboards; the bell holds the rest. */
export function LatestNotifications({ className }: { className?: string }) {
  return (
    <Card className={cn('overflow-hidden', className)}>
      <div className="flex min-h-14 items-center border-b px-4 py-2">
        <CardTitle as="h2" className="text-base">
          Latest notifications
        </CardTitle>
      </div>
      <NotificationList newest={4} />
    </Card>
  );
}
