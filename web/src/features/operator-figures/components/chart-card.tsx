import type { WeekFigures } from '@oja/contract/operator-figures';
import { lazy, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import type { RateFigure, RatingFigure, TimeFigure } from '../logic/figure-labels';
import { ChartFrame } from './chart-frame';

/** The chart library is larger than the rest of the page and comes after it. */
const WeekChart = lazy(async () => ({ default: (await import('./week-chart')).WeekChart }));

type AnyFigure = RateFigure | RatingFigure | TimeFigure;

type ChartCardProps<Figure extends AnyFigure> = {
  title: string;
  labels: Readonly<Record<Figure, string>>;
  first: Figure;
  weeks: readonly WeekFigures[];
  /** What the picture shows, in words. */
  description: string;
  isStale: boolean;
};

export function ChartCard<Figure extends AnyFigure>(props: ChartCardProps<Figure>) {
  const { title, labels, first, weeks, description, isStale } = props;
  const [figure, setFigure] = useState<Figure>(first);
  const names = Object.keys(labels) as Figure[];
  return (
    <ChartFrame
      title={title}
      description={description}
      isStale={isStale}
      action={
        names.length > 1 ? (
          <Choice
            label={title}
            options={names.map((value) => ({ value, label: labels[value] }))}
            value={figure}
            onChange={setFigure}
          />
        ) : null
      }
    >
      <WeekChart weeks={weeks} figure={figure} />
    </ChartFrame>
  );
}
