import type { SystemStatus } from '@oja/contract/system-status';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { countOf, formatCount } from '@/lib/counts';

/** Mails, payouts and clocks wait here for a worker. */
export function QueueCard({ queue }: { queue: SystemStatus['queue'] }) {
  const isWell = queue.failed === 0 && queue.retrying === 0;
  return (
    <SectionCard
      title="Job queue"
      action={
        <Badge variant={queue.failed > 0 ? 'destructive' : isWell ? 'success' : 'warning'} className="mr-2">
          {queue.failed > 0 ? `${formatCount(queue.failed)} failed` : isWell ? 'Healthy' : 'Retrying'}
        </Badge>
      }
    >
      <Facts
        className="tabular grid-cols-2 p-5"
        facts={[
          { term: 'Waiting', value: formatCount(queue.waiting) },
          { term: 'Running', value: formatCount(queue.running) },
          { term: 'Retrying', value: formatCount(queue.retrying) },
          { term: 'Failed', value: formatCount(queue.failed) },
          { term: 'Scheduled for later', value: formatCount(queue.scheduled) },
        ]}
      />
      {queue.troubled.length > 0 ? (
        <ul aria-label="Jobs in trouble" className="divide-y border-t text-sm">
          {queue.troubled.map(({ job, retrying, failed }) => (
            <li key={job} className="flex flex-wrap justify-between gap-x-3 px-5 py-2.5">
              <code className="wrap-anywhere">{job}</code>
              <span className="text-muted-foreground">{describeTrouble({ retrying, failed })}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </SectionCard>
  );
}

function describeTrouble({ retrying, failed }: { retrying: number; failed: number }): string {
  const words = [];
  if (failed > 0) words.push(`${formatCount(failed)} failed`);
  if (retrying > 0) words.push(`${countOf(retrying, 'retry', 'retries')} to come`);
  return words.join(', ');
}
