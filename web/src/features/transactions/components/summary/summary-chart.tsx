import type { TransactionSummary } from '@oja/contract/admin-transactions';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount, formatCountShort } from '@/lib/counts';
import { formatNaira, formatNairaCompact } from '@/lib/money';
import { type ChartFigure, nameOfStep, tickOf } from '../../logic/summary-view';

type Point = TransactionSummary['series'][number];
type SummaryChartProps = { summary: TransactionSummary; figure: ChartFigure };

const ticks = { fill: 'var(--muted-foreground)', fontSize: 12 };

export function SummaryChart({ summary, figure }: SummaryChartProps) {
  const { series, series_step: step } = summary;
  const isMoney = figure !== 'transactions';
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 240 }}>
      <BarChart
        data={[...series]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        // The picture is described in words beside it; a focus stop without a name would only be in the way.
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="date"
          tickFormatter={(date: string) => tickOf(date, step)}
          tick={ticks}
          tickLine={false}
          axisLine={false}
          tickMargin={8}
          minTickGap={32}
        />
        <YAxis
          tickFormatter={isMoney ? formatNairaCompact : formatCountShort}
          tick={ticks}
          tickLine={false}
          axisLine={false}
          width={58}
          allowDecimals={isMoney}
        />
        <Tooltip
          content={(given) => <SummaryTooltip {...given} step={step} />}
          cursor={{ fill: 'var(--muted)' }}
          isAnimationActive={false}
        />
        <Bar
          dataKey={figure}
          fill="var(--chart-1)"
          radius={[4, 4, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}

type SummaryTooltipProps = {
  active?: boolean;
  payload?: readonly { payload?: unknown }[];
  step: TransactionSummary['series_step'];
};

function SummaryTooltip({ active, payload, step }: SummaryTooltipProps) {
  const point = payload?.[0]?.payload as Point | undefined;
  if (!active || !point) return null;
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-popover-foreground text-sm shadow-raised">
      <p className="text-muted-foreground text-xs">{nameOfStep(point.date, step)}</p>
      <p className="tabular font-semibold">{formatNaira(point.volume)}</p>
      <p className="tabular text-muted-foreground">
        {formatCount(point.transactions)} transactions, {formatNaira(point.fees)} fees
      </p>
    </div>
  );
}
