import type { TransactionSummary } from '@oja/contract/admin-transactions';
import { BarsOverTime } from '@/components/charts/bars-over-time';
import { countOf } from '@/lib/counts';
import { formatNaira } from '@/lib/money';
import { type ChartFigure, nameOfStep, tickOf } from '../../logic/summary-view';

type SummaryChartProps = { summary: TransactionSummary; figure: ChartFigure };

export function SummaryChart({ summary, figure }: SummaryChartProps) {
  const { series, series_step: step } = summary;
  return (
    <BarsOverTime
      points={series}
      figure={figure}
      isMoney={figure !== 'transactions'}
      tickOf={(date) => tickOf(date, step)}
      nameOf={(date) => nameOfStep(date, step)}
      describe={(point) => (
        <>
          <p className="tabular font-semibold">{formatNaira(point.volume)}</p>
          <p className="tabular text-muted-foreground">
            {countOf(point.transactions, 'transaction')}, {formatNaira(point.fees)} fees
          </p>
        </>
      )}
    />
  );
}
