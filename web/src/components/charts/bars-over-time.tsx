import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCountShort } from '@/lib/counts';
import { formatNairaCompact } from '@/lib/money';
import { chartContainer, chartFrame, PointBox, timeAxis, valueAxis } from './chart-parts';

type BarsOverTimeProps<Point extends { date: string }> = {
  points: readonly Point[];
  /** Which figure of a point is its height. */
  figure: Extract<keyof Point, string>;
  isMoney: boolean;
  /** Under a column. */
  tickOf: (date: string) => string;
  /** In the small box beside a column: when, and what then. */
  nameOf: (date: string) => string;
  describe: (point: Point) => ReactNode;
};

/** Columns by day or month. */
export function BarsOverTime<Point extends { date: string }>(props: BarsOverTimeProps<Point>) {
  const { points, figure, isMoney, tickOf } = props;
  return (
    <ResponsiveContainer {...chartContainer}>
      <BarChart data={[...points]} {...chartFrame}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis {...timeAxis} tickFormatter={tickOf} />
        <YAxis
          {...valueAxis}
          tickFormatter={isMoney ? formatNairaCompact : formatCountShort}
          width={58}
          allowDecimals={isMoney}
        />
        <Tooltip
          content={({ active, label }) => (
            <Box {...props} point={active ? points.find(({ date }) => date === label) : undefined} />
          )}
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

function Box<Point extends { date: string }>({
  point,
  nameOf,
  describe,
}: BarsOverTimeProps<Point> & { point: Point | undefined }) {
  if (point === undefined) return null;
  return <PointBox when={nameOf(point.date)}>{describe(point)}</PointBox>;
}
