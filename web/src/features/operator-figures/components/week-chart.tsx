import { hoursText, percentText } from '@oja/contract/figure-texts';
import type { WeekFigures } from '@oja/contract/operator-figures';
import { BarsOverTime } from '@/components/charts/bars-over-time';
import { countOf } from '@/lib/counts';
import { formatDay, formatShortDay } from '@/lib/dates';
import type { RateFigure, RatingFigure, TimeFigure } from '../logic/figure-labels';

type Figure = RateFigure | RatingFigure | TimeFigure;
type WeekChartProps = { weeks: readonly WeekFigures[]; figure: Figure };

const isTime = (figure: Figure): figure is TimeFigure => figure.endsWith('_hours');

/** What a column is of. */
function basisOf(week: WeekFigures, figure: Figure): string {
  switch (figure) {
    case 'answer_hours':
      return countOf(week.answers, 'first answer');
    case 'decision_hours':
      return countOf(week.decisions, 'decision');
    case 'good_rate':
      return `of ${countOf(week.ratings, 'rating')}`;
    default:
      return `of ${countOf(week.purchases, 'purchase')}`;
  }
}

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
            {isTime(figure) ? hoursText(week[figure]) : percentText(week[figure])}
          </p>
          <p className="tabular text-muted-foreground">{basisOf(week, figure)}</p>
        </>
      )}
    />
  );
}
