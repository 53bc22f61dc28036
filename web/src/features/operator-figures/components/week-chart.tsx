import type { WeekFigures } from '@oja/contract/operator-figures';
import { BarsOverTime } from '@/components/charts/bars-over-time';
import { countOf } from '@/lib/counts';
import { formatDay, formatShortDay } from '@/lib/dates';
import { hoursText, percentText, type RateFigure, type TimeFigure } from '../logic/figure-labels';

type WeekChartProps = { weeks: readonly WeekFigures[]; figure: RateFigure | TimeFigure };

const isRate = (figure: RateFigure | TimeFigure): figure is RateFigure => figure.endsWith('_rate');

export function WeekChart({ weeks, figure }: WeekChartProps) {
  return (
    <BarsOverTime
      points={weeks}
      figure={figure}
      isMoney={false}
      tickOf={formatShortDay}
      nameOf={(date) => `Week of ${formatDay(date)}`}
      describe={(week) => (
        <>
          <p className="tabular font-semibold">
            {isRate(figure) ? percentText(week[figure]) : hoursText(week[figure])}
          </p>
          <p className="tabular text-muted-foreground">
            {isRate(figure)
              ? `of ${countOf(week.purchases, 'purchase')}`
              : figure === 'answer_hours'
                ? countOf(week.answers, 'first answer')
                : countOf(week.decisions, 'decision')}
          </p>
        </>
      )}
    />
  );
}
