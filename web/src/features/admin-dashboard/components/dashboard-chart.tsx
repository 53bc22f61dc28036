import type { AdminDashboard } from '@oja/contract/admin-dashboard';
import { BarsOverTime } from '@/components/charts/bars-over-time';
import { formatCount } from '@/lib/counts';
import { formatDay, formatShortDay } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

type Day = AdminDashboard['charts']['days'][number];
export type DashboardFigure = 'volume' | 'fees' | 'new_users';

export function DashboardChart({ days, figure }: { days: readonly Day[]; figure: DashboardFigure }) {
  return (
    <BarsOverTime
      points={days}
      figure={figure}
      isMoney={figure !== 'new_users'}
      tickOf={formatShortDay}
      nameOf={formatDay}
      describe={(day) => (
        <>
          <p className="tabular font-semibold">{formatNaira(day.volume)}</p>
          <p className="tabular text-muted-foreground">
            {formatNaira(day.fees)} fees, {formatCount(day.new_users)} new users
          </p>
        </>
      )}
    />
  );
}
