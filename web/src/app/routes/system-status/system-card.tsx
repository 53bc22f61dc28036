import { useQuery } from '@tanstack/react-query';
import { Database, type LucideIcon, RotateCw, Server } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardTitle } from '@/components/ui/card';
import { Skeleton } from '@/components/ui/skeleton';
import { type PartStatus, type SystemStatus, systemStatusQuery } from './read-system-status';

const parts: readonly {
  key: keyof SystemStatus;
  label: string;
  Icon: LucideIcon;
  words: Record<PartStatus, string>;
}[] = [
  { key: 'application', label: 'Application', Icon: Server, words: { up: 'Running', down: 'No answer' } },
  { key: 'database', label: 'Database', Icon: Database, words: { up: 'Reachable', down: 'Not reachable' } },
];

/** Asked when the page is opened and on demand. */
export function SystemCard({ className }: { className?: string }) {
  const { data, isFetching, refetch } = useQuery(systemStatusQuery);
  return (
    <Card className={className}>
      <div className="flex items-center justify-between gap-3 border-b py-3 pr-3 pl-5 sm:pl-6">
        <CardTitle as="h2">System</CardTitle>
        <Button variant="ghost" size="sm" busy={isFetching} onClick={() => void refetch()}>
          {isFetching ? null : <RotateCw aria-hidden="true" />}
          Check again
        </Button>
      </div>
      <dl className="divide-y">
        {parts.map(({ key, label, Icon, words }) => {
          const status = data?.[key];
          return (
            <div key={key} className="flex items-center gap-3 px-5 py-3.5 sm:px-6">
              <Icon aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
              <dt className="flex-1 text-sm">{label}</dt>
              <dd aria-live="polite">
                {status ? (
                  <Badge variant={status === 'up' ? 'success' : 'destructive'}>{words[status]}</Badge>
                ) : (
                  <Skeleton className="h-5 w-20" />
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
