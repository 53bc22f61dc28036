import type { AdminDashboard } from '@oja/contract/admin-dashboard';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatCount, formatCountShort } from '@/lib/counts';
import { formatDay } from '@/lib/dates';
import { formatNaira, formatNairaCompact } from '@/lib/money';

type Day = AdminDashboard['charts']['days'][number];
export type DashboardFigure = 'volume' | 'fees' | 'new_users';

const ticks = { fill: 'var(--muted-foreground)', fontSize: 12 };
const shortDay = new Intl.DateTimeFormat('en-NG', { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function DashboardChart({ days, figure }: { days: readonly Day[]; figure: DashboardFigure }) {
  const isMoney = figure !== 'new_users';
  return (
    <ResponsiveContainer width="100%" height="100%" initialDimension={{ width: 640, height: 240 }}>
      <BarChart
        data={[...days]}
        margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
        // The picture is described in words beside it; a focus stop without a name would only be in the way.
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis
          dataKey="date"
          tickFormatter={(date: string) => shortDay.format(new Date(`${date}T00:00:00Z`))}
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
          content={(given) => <DayTooltip {...given} />}
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

function DayTooltip({ active, payload }: { active?: boolean; payload?: readonly { payload?: unknown }[] }) {
  const day = payload?.[0]?.payload as Day | undefined;
  if (!active || !day) return null;
  return (
    <div className="rounded-md border bg-popover px-3 py-2 text-popover-foreground text-sm shadow-raised">
      <p className="text-muted-foreground text-xs">{formatDay(day.date)}</p>
      <p className="tabular font-semibold">{formatNaira(day.volume)}</p>
      <p className="tabular text-muted-foreground">
        {formatNaira(day.fees)} fees, {formatCount(day.new_users)} new users
      </p>
    </div>
  );
}
