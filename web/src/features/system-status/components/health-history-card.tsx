import type { PartHistory } from '@oja/contract/system-status';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { ErrorState } from '@/components/ui/error-state';
import { LoadingRegion } from '@/components/ui/loading-region';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { systemHistoryQuery } from '../api';
import { describeHealth, type HealthPeriod, partLabels, uptimeOf } from '../logic/health-labels';
import { UptimeBars } from './uptime-bars';

const periods = [
  { value: 'day', label: '24 hours' },
  { value: 'month', label: '30 days' },
] as const;

/** How the parts did over time, as a worker saw it once a minute. */
export function HealthHistoryCard() {
  const [period, setPeriod] = useState<HealthPeriod>('day');
  return (
    <SectionCard
      title="Uptime"
      action={<Choice label="Period" options={periods} value={period} onChange={setPeriod} />}
    >
      <History period={period} />
    </SectionCard>
  );
}

function History({ period }: { period: HealthPeriod }) {
  const { data, error, isPending, isFetching, refetch } = useQuery(systemHistoryQuery);
  if (isPending) {
    return (
      <LoadingRegion label="Loading the uptime" className="grid gap-4 p-5">
        {Object.keys(partLabels).map((part) => (
          <Skeleton key={part} className="h-14" />
        ))}
      </LoadingRegion>
    );
  }
  if (data === undefined) {
    return (
      <ErrorState
        title="Failed to load the uptime"
        description={failureSentence(error, 'Please try again.')}
        onRetry={() => void refetch()}
        retrying={isFetching}
        headingLevel="h3"
      />
    );
  }
  return (
    <ul className="grid gap-px overflow-hidden rounded-b-lg bg-border lg:grid-cols-2">
      {data.map((history) => (
        <PartRow key={history.part} history={history} period={period} />
      ))}
    </ul>
  );
}

function PartRow({ history, period }: { history: PartHistory; period: HealthPeriod }) {
  const stretches = history[period];
  const label = partLabels[history.part];
  const isTroubled = stretches.some(({ down }) => down > 0);
  return (
    <li className="grid content-start gap-2 bg-card px-5 py-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
        <span className="font-medium">{label}</span>
        <span className="tabular text-muted-foreground">{uptimeOf(stretches) ?? 'Not watched yet'}</span>
      </p>
      <UptimeBars label={label} stretches={stretches} period={period} />
      <p aria-hidden="true" className="flex justify-between gap-3 text-muted-foreground text-xs">
        <span>{period === 'day' ? '24 hours ago' : '30 days ago'}</span>
        <span>{period === 'day' ? 'Now' : 'Today'}</span>
      </p>
      {isTroubled ? (
        <p aria-hidden="true" className="text-muted-foreground text-xs">
          {describeHealth(stretches, period)}
        </p>
      ) : null}
    </li>
  );
}
