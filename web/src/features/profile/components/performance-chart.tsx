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
import { chartContainer, chartFrame, PointBox, timeAxis, valueAxis } from '@/components/charts/chart-parts';
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
    <ResponsiveContainer {...chartContainer}>
      <Chart data={[...days]} {...chartFrame}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis {...timeAxis} tickFormatter={formatShortDay} />
        <YAxis
          {...valueAxis}
          tickFormatter={tick}
          width={figure === 'response_minutes' ? 52 : 40}
          allowDecimals={figure === 'conversion'}
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
    <PointBox when={`${prefix}${formatDay(day.date)}`}>
      <p className="tabular">
        {formatCount(day.views)} views, {formatCount(day.sales)} sales
      </p>
      <p className="tabular">{formatNaira(day.revenue)} paid out</p>
      {day.response_minutes === null ? null : (
        <p className="tabular">Answered within {inShort(day.response_minutes)}</p>
      )}
    </PointBox>
  );
}
