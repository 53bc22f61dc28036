import type { ReactNode } from 'react';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCountShort } from '@/lib/counts';
import { formatNairaCompact } from '@/lib/money';

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

const ticks = { fill: 'var(--muted-foreground)', fontSize: 12 };

/** Columns by day or month. The picture is described in words beside it. */
export function BarsOverTime<Point extends { date: string }>(props: BarsOverTimeProps<Point>) {
  const { points, figure, isMoney, tickOf } = props;
  return (
    <ResponsiveContainer
      width="100%"
      height="100%"
      // Drawn once at the first dimension, which must not widen the page of a phone.
      className="overflow-hidden"
      initialDimension={{ width: 640, height: 240 }}
    >
      <BarChart
        data={[...points]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        // A focus stop without a name would only be in the way.
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="date"
          tickFormatter={tickOf}
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
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-popover-foreground text-sm shadow-raised">
      <p className="text-muted-foreground text-xs">{nameOf(point.date)}</p>
      {describe(point)}
    </div>
  );
}
