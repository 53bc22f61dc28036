import { hoursText } from '@oja/contract/figure-texts';
import { BarsOverTime } from '@/components/charts/bars-over-time';
import { countOf } from '@/lib/counts';
import { formatDay, formatShortDay } from '@/lib/dates';
import type { AgeFigure, BacklogPoint } from '../logic/backlog-labels';

type BacklogChartProps = { points: readonly BacklogPoint[]; figure: AgeFigure };

export function BacklogChart({ points, figure }: BacklogChartProps) {
  return (
    <BarsOverTime
      points={points}
      figure={figure}
      isMoney={false}
      tickOf={formatShortDay}
      nameOf={(date) =>
        points.some((point) => point.isNow && point.date === date)
          ? 'Now'
          : `End of the week of ${formatDay(date)}`
      }
      describe={({ open, ...ages }) =>
        open === null ? (
          <p className="text-muted-foreground">Not recorded</p>
        ) : (
          <>
            <p className="tabular font-semibold">{hoursText(ages[figure])}</p>
            <p className="tabular text-muted-foreground">of {countOf(open, 'open item')}</p>
          </>
        )
      }
    />
  );
}
