import type { SellerPerformance } from '@oja/contract/dashboard';
import { Eye, MessageSquareReply, Percent, ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { chartedDays, describePerformance, funnelOf, inShort, unitOf } from '../logic/performance-labels';

/** The chart library is larger than the rest of the page and comes after it. */
const PerformanceChart = lazy(async () => ({
  default: (await import('./performance-chart')).PerformanceChart,
}));

const charts = [
  { figure: 'views', name: 'Views' },
  { figure: 'sales', name: 'Sales' },
  { figure: 'conversion', name: 'Conversion' },
  { figure: 'response_minutes', name: 'Response time' },
] as const;

type PerformanceFiguresProps = { performance: SellerPerformance; isStale: boolean };

export function PerformanceFigures({ performance, isStale }: PerformanceFiguresProps) {
  const { conversion, response_minutes: minutes } = performance;
  const days = chartedDays(performance.days);
  const unit = unitOf(performance.days);
  return (
    <div aria-busy={isStale} className="grid gap-4 transition-opacity aria-busy:opacity-60">
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <StatCard title="Views" value={formatCount(performance.views)} icon={<Eye />} />
        <StatCard
          title="Sales"
          value={formatCount(performance.sales)}
          icon={<ShoppingBag />}
          change={{ text: `${formatNaira(performance.revenue)} paid out`, direction: 'none' }}
        />
        <StatCard
          title="Conversion"
          value={conversion === null ? 'No views yet' : `${conversion}%`}
          icon={<Percent />}
          change={{ text: 'Sales per hundred views', direction: 'none' }}
        />
        <StatCard
          title="Response time"
          value={minutes === null ? 'No question yet' : inShort(minutes)}
          icon={<MessageSquareReply />}
          change={{ text: 'Median time until you answer', direction: 'none' }}
        />
      </div>
      <Funnel performance={performance} />
      <div className="grid gap-4 lg:grid-cols-2">
        {charts.map(({ figure, name }) => (
          <SectionCard key={figure} title={`${name} by ${unit}`}>
            <div
              role="img"
              aria-label={`${name} by ${unit}. ${describePerformance(performance)}`}
              className="h-56 px-5 py-4"
            >
              <Suspense fallback={<Skeleton className="size-full" />}>
                <PerformanceChart days={days} figure={figure} unit={unit} />
              </Suspense>
            </div>
          </SectionCard>
        ))}
      </div>
    </div>
  );
}

/** How many who looked went on to save, ask and buy. */
function Funnel({ performance }: { performance: SellerPerformance }) {
  const steps = funnelOf(performance);
  const widest = Math.max(...steps.map(({ count }) => count), 1);
  return (
    <SectionCard title="From view to sale">
      <dl className="grid gap-3 px-5 py-4">
        {steps.map(({ label, count, percentOfViews }) => (
          <div key={label} className="grid grid-cols-[5.5rem_1fr_8.5rem] items-center gap-3 text-sm">
            <dt>{label}</dt>
            <dd aria-hidden="true" className="h-3 rounded-full bg-muted">
              <div
                className="h-full rounded-full bg-[var(--chart-1)]"
                style={{ width: `${(count / widest) * 100}%` }}
              />
            </dd>
            <dd className="tabular text-right">
              {formatCount(count)}
              {label === 'Views' || percentOfViews === null ? null : (
                <span className="text-muted-foreground"> · {percentOfViews}% of views</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </SectionCard>
  );
}
