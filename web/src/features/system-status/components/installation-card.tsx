import type { SystemStatus } from '@oja/contract/system-status';
import { Facts } from '@/components/ui/facts';
import { SectionCard } from '@/components/ui/section-card';
import { formatDateTime, formatSpan } from '@/lib/dates';
import { serverNowMs } from '@/lib/server-clock';

export function InstallationCard({ running }: { running: SystemStatus['process'] }) {
  return (
    <SectionCard title="This installation">
      <Facts
        className="grid-cols-2 p-5 sm:grid-cols-[1fr_auto]"
        facts={[
          { term: 'Version', value: running.version },
          { term: 'Node.js', value: running.node },
          { term: 'Database schema', value: running.schema.replace(/\.sql$/, '') },
          {
            term: 'Up for',
            value: (
              <time dateTime={running.started_at} title={`Since ${formatDateTime(running.started_at)}`}>
                {formatSpan(running.started_at, serverNowMs())}
              </time>
            ),
          },
        ]}
      />
    </SectionCard>
  );
}
