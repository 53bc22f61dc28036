import {
  Bar,
  BarChart,
  CartesianGrid,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { formatCount } from '@/lib/counts';
import { formatDay, formatShortDay } from '@/lib/dates';
import { formatNaira } from '@/lib/money';
import { inShort, onAxis, type PerformanceDay, type PerformanceUnit } from '../logic/performance-labels';

type ChartProps = {
  days: readonly PerformanceDay[];
  figure: keyof typeof figures;
  unit: PerformanceUnit;
};

/** The four charts tell one story, so they have one color. */
const color = 'var(--chart-1)';
const ticks = { fill: 'var(--muted-foreground)', fontSize: 12 };

/** Counts stand as columns; a share or a time is a line of points, joined over days without a measurement. */
const figures = {
  views: { form: 'columns', tick: formatCount },
  sales: { form: 'columns', tick: formatCount },
  conversion: { form: 'points', tick: (share: number) => `${share}%` },
  response_minutes: { form: 'points', tick: onAxis },
} as const;

export function PerformanceChart({ days, figure, unit }: ChartProps) {
  const { form, tick } = figures[figure];
  const Chart = form === 'points' ? LineChart : BarChart;
  return (
    <ResponsiveContainer
      width="100%"
      height="100%"
      // Drawn once at the first dimension, which must not widen the page of a phone.
      className="overflow-hidden"
      initialDimension={{ width: 480, height: 200 }}
    >
      <Chart
        data={[...days]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        // The picture is described in words beside it; a focus stop without a name would only be in the way.
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="date"
          tickFormatter={formatShortDay}
          tick={ticks}
          tickLine={false}
          axisLine={false}
          tickMargin={8}
          minTickGap={32}
        />
        <YAxis
          tick={ticks}
          tickLine={false}
          axisLine={false}
          width={figure === 'response_minutes' ? 52 : 40}
          allowDecimals={figure === 'conversion'}
          tickFormatter={tick}
        />
        <Tooltip
          content={unit === 'week' ? WeekTooltip : DayTooltip}
          cursor={{ fill: 'var(--muted)' }}
          isAnimationActive={false}
        />
        {form === 'points' ? (
          <Line
            dataKey={figure}
            connectNulls
            stroke={color}
            strokeWidth={2}
            dot={{ r: 2.5, fill: color }}
            isAnimationActive={false}
          />
        ) : (
          <Bar
            dataKey={figure}
            fill={color}
            radius={[4, 4, 0, 0]}
            maxBarSize={28}
            isAnimationActive={false}
          />
        )}
      </Chart>
    </ResponsiveContainer>
  );
}

type TooltipProps = { active?: boolean; payload?: readonly { payload?: unknown }[] };

function WeekTooltip(props: TooltipProps) {
  return <DayTooltip {...props} prefix="Week from " />;
}

function DayTooltip({ active, payload, prefix = '' }: TooltipProps & { prefix?: string }) {
  const day = payload?.[0]?.payload as PerformanceDay | undefined;
  if (!active || !day) return null;
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-popover-foreground text-sm shadow-raised">
      <p className="text-muted-foreground text-xs">
        {prefix}
        {formatDay(day.date)}
      </p>
      <p className="tabular">
        {formatCount(day.views)} views, {formatCount(day.sales)} sales
      </p>
      <p className="tabular">{formatNaira(day.revenue)} paid out</p>
      {day.response_minutes === null ? null : (
        <p className="tabular">Answered within {inShort(day.response_minutes)}</p>
      )}
    </div>
  );
}
