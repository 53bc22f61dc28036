import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay, formatShortDay } from '@/lib/dates';
import { formatNaira, formatNairaCompact } from '@/lib/money';
import { type BalancePoint, balanceTicks } from '../logic/wallet-figures';

/** A balance does not glide from one day to the next: the line goes in steps, each as wide as its day. */
export function BalanceChart({ points }: { points: readonly BalancePoint[] }) {
  const ticks = balanceTicks(Math.max(...points.map(({ balance }) => balance)));
  return (
    <ResponsiveContainer
      width="100%"
      height="100%"
      // Drawn once at the first dimension, which must not widen the page of a phone.
      className="overflow-hidden"
      initialDimension={{ width: 640, height: 240 }}
    >
      <AreaChart
        data={[...points]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        // The picture is described in words beside it; a focus stop without a name would only be in the way.
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="date"
          tickFormatter={formatShortDay}
          tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
          tickLine={false}
          axisLine={false}
          tickMargin={8}
          minTickGap={40}
        />
        <YAxis
          tickFormatter={formatNairaCompact}
          tick={{ fill: 'var(--muted-foreground)', fontSize: 12 }}
          tickLine={false}
          axisLine={false}
          width={58}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 0]}
        />
        <Tooltip
          content={BalanceTooltip}
          cursor={{ stroke: 'var(--input)', strokeDasharray: '3 3' }}
          isAnimationActive={false}
        />
        <Area
          type="stepBefore"
          dataKey="balance"
          stroke="var(--chart-1)"
          strokeWidth={2}
          fill="var(--chart-1)"
          fillOpacity={0.12}
          activeDot={{ r: 4, fill: 'var(--chart-1)', stroke: 'var(--card)', strokeWidth: 2 }}
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

type TooltipProps = { active?: boolean; payload?: readonly { payload?: unknown }[] };

function BalanceTooltip({ active, payload }: TooltipProps) {
  const point = payload?.[0]?.payload as BalancePoint | undefined;
  if (!active || !point) return null;
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-popover-foreground text-sm shadow-raised">
      <p className="text-muted-foreground text-xs">{formatDay(point.date)}</p>
      <p className="tabular font-semibold">{formatNaira(point.balance)}</p>
    </div>
  );
}
