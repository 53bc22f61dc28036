import type { SellerPerformance } from '@oja/contract/dashboard';
import { Eye, MessageSquareReply, Percent, ShoppingBag } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { StatCard } from '@/components/ui/stat-card';
import { formatCount } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { describePerformance, inShort, withConversion } from '../logic/performance-labels';

/** The chart library is larger than the rest of the page and comes after it. */
const PerformanceChart = lazy(async () => ({
  default: (await import('./performance-chart')).PerformanceChart,
}));

const charts = [
  { figure: 'views', title: 'Views by day' },
  { figure: 'sales', title: 'Sales by day' },
  { figure: 'conversion', title: 'Conversion by day' },
  { figure: 'response_minutes', title: 'Response time by day' },
] as const;

type PerformanceFiguresProps = { performance: SellerPerformance; isStale: boolean };

export function PerformanceFigures({ performance, isStale }: PerformanceFiguresProps) {
  const { conversion, response_minutes: minutes } = performance;
  const days = withConversion(performance.days);
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
          value={minutes === null ? 'Nobody asked yet' : inShort(minutes)}
          icon={<MessageSquareReply />}
          change={{ text: 'Median time until you answer', direction: 'none' }}
        />
      </div>
      <div className="grid gap-4 lg:grid-cols-2">
        {charts.map(({ figure, title }) => (
          <SectionCard key={figure} title={title}>
            <div
              role="img"
              aria-label={`${title}. ${describePerformance(performance)}`}
              className="h-56 px-5 py-4"
            >
              <Suspense fallback={<Skeleton className="size-full" />}>
                <PerformanceChart days={days} figure={figure} />
              </Suspense>
            </div>
          </SectionCard>
        ))}
      </div>
    </div>
  );
}
