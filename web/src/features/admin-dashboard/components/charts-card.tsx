import { type AdminDashboard, type DashboardPeriod, dashboardPeriods } from '@oja/contract/admin-dashboard';
import { lazy, Suspense, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { countOf } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import type { DashboardFigure } from './dashboard-chart';

/** The chart library is larger than the rest of the page and comes after it. */
const DashboardChart = lazy(async () => ({ default: (await import('./dashboard-chart')).DashboardChart }));

const periodLabels: Readonly<Record<DashboardPeriod, string>> = {
  '7d': '7 days',
  '30d': '30 days',
  '90d': '90 days',
};
const figures: readonly DashboardFigure[] = ['volume', 'fees', 'new_users'];
const figureLabels: Readonly<Record<DashboardFigure, string>> = {
  volume: 'Volume',
  fees: 'Fees',
  new_users: 'New users',
};

type ChartsCardProps = {
  charts: AdminDashboard['charts'];
  period: DashboardPeriod;
  onPeriod: (period: DashboardPeriod) => void;
  isStale: boolean;
};

export function ChartsCard({ charts, period, onPeriod, isStale }: ChartsCardProps) {
  const [figure, setFigure] = useState<DashboardFigure>('volume');
  return (
    <SectionCard
      title="Day by day"
      action={
        <Choice
          label="Period"
          options={dashboardPeriods.map((value) => ({ value, label: periodLabels[value] }))}
          value={period}
          onChange={onPeriod}
        />
      }
    >
      <figure aria-busy={isStale} className="grid gap-3 p-5 transition-opacity aria-busy:opacity-60">
        <Choice
          label="Figure"
          options={figures.map((value) => ({ value, label: figureLabels[value] }))}
          value={figure}
          onChange={setFigure}
        />
        <div role="img" aria-label={describe(charts, period)} className="h-60">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <DashboardChart days={charts.days} figure={figure} />
          </Suspense>
        </div>
        <figcaption className="text-muted-foreground text-sm">{describe(charts, period)}</figcaption>
      </figure>
    </SectionCard>
  );
}

function describe(
  { volume, fees, new_users: people }: AdminDashboard['charts'],
  period: DashboardPeriod,
): string {
  return `In ${periodLabels[period]}: ${formatNaira(volume)} of sales, ${formatNaira(fees)} of fees, ${countOf(people, 'new user')}.`;
}
