import { useQuery } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { reachabilityQuery, systemStatusQuery } from '../api';
import { type SystemRow, systemRows } from '../logic/system-rows';

/** Asked when the page is opened and on demand. */
export function SystemCard({ className }: { className?: string }) {
  const reachable = useQuery(reachabilityQuery);
  const status = useQuery(systemStatusQuery);
  const isFetching = reachable.isFetching || status.isFetching;
  const askAgain = () => void Promise.all([reachable.refetch(), status.refetch()]);
  return (
    <SectionCard
      title="System"
      {...(className === undefined ? {} : { className })}
      action={
        <Button variant="ghost" size="sm" busy={isFetching} onClick={askAgain}>
          {isFetching ? null : <RotateCw aria-hidden="true" />}
          Check again
        </Button>
      }
    >
      <dl className="divide-y">
        {systemRows(reachable.data, status.data).map((row) => (
          <Row key={row.label} row={row} isMissing={status.isError && !status.isFetching} />
        ))}
      </dl>
    </SectionCard>
  );
}

function Row({ row: { label, Icon, detail, badge }, isMissing }: { row: SystemRow; isMissing: boolean }) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-5 py-3.5">
      <Icon aria-hidden="true" className="size-5 text-muted-foreground" />
      <dt className="text-sm">{label}</dt>
      <dd aria-live="polite">
        {badge ? (
          <Badge variant={badge.variant}>{badge.text}</Badge>
        ) : isMissing ? (
          <Badge variant="outline">Not known</Badge>
        ) : (
          <Skeleton className="h-5 w-20" />
        )}
      </dd>
      {detail ? (
        <dd className="wrap-anywhere col-span-2 col-start-2 text-muted-foreground text-xs">{detail}</dd>
      ) : null}
    </div>
  );
}
