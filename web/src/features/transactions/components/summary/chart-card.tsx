import type { TransactionPeriod, TransactionSummary } from '@oja/contract/admin-transactions';
import { lazy, Suspense, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import { countOf } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import type { ChartFigure } from '../../logic/summary-view';
import { periodLabels } from '../../logic/transaction-labels';

/** The chart library is larger than the rest of the page and comes after it. */
const SummaryChart = lazy(async () => ({ default: (await import('./summary-chart')).SummaryChart }));

const figures: readonly { value: ChartFigure; label: string }[] = [
  { value: 'volume', label: 'Volume' },
  { value: 'transactions', label: 'Transactions' },
  { value: 'fees', label: 'Fees' },
];

type ChartCardProps = { summary: TransactionSummary; period: TransactionPeriod; isStale: boolean };

export function ChartCard({ summary, period, isStale }: ChartCardProps) {
  const [figure, setFigure] = useState<ChartFigure>('volume');
  const rate = summary.success_rate;
  return (
    <SectionCard
      title={`Sales over time, ${periodLabels[period].toLowerCase()}`}
      action={<Choice label="Figure" options={figures} value={figure} onChange={setFigure} />}
    >
      <figure aria-busy={isStale} className="grid gap-3 p-5 transition-opacity aria-busy:opacity-60">
        <div role="img" aria-label={describe(summary, period)} className="h-60">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <SummaryChart summary={summary} figure={figure} />
          </Suspense>
        </div>
        <figcaption className="text-muted-foreground text-sm">
          {rate === null
            ? 'No transaction has ended in this time.'
            : `${rate}% of the transactions that ended in this time were completed.`}
        </figcaption>
      </figure>
    </SectionCard>
  );
}

function describe({ transactions, volume, fees }: TransactionSummary, period: TransactionPeriod): string {
  return `${periodLabels[period]}: ${countOf(transactions, 'transaction')} worth ${formatNaira(volume)}, with ${formatNaira(fees)} of fees.`;
}
