import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartContainer, chartFrame, PointBox, timeAxis, valueAxis } from '@/components/charts/chart-parts';
import { formatDay, formatShortDay } from '@/lib/dates';
import { formatNaira, formatNairaCompact } from '@/lib/money';
import { type BalancePoint, balanceTicks } from '../logic/wallet-figures';

const rangeOf = ({ lowest, highest }: BalancePoint): [number, number] => [lowest, highest];

/**
 * A balance does not glide from one day to the next: the line goes in steps, each as wide as its day. The band around it
 * reaches from the lowest to the highest balance of the day.
 */
export function BalanceChart({ points }: { points: readonly BalancePoint[] }) {
  const ticks = balanceTicks(Math.max(...points.map(({ highest }) => highest)));
  return (
    <ResponsiveContainer {...chartContainer}>
      <AreaChart data={[...points]} {...chartFrame}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis {...timeAxis} tickFormatter={formatShortDay} />
        <YAxis
          {...valueAxis}
          tickFormatter={formatNairaCompact}
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
          dataKey={rangeOf}
          stroke="none"
          fill="var(--chart-1)"
          fillOpacity={0.2}
          activeDot={false}
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
    <PointBox when={formatDay(point.date)}>
      <p className="tabular font-semibold">{formatNaira(point.balance)}</p>
      {point.lowest < point.highest ? (
        <p className="tabular text-xs">
          {formatNaira(point.lowest)} to {formatNaira(point.highest)} on this day
        </p>
      ) : null}
    </PointBox>
  );
}
