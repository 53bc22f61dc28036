import type { WeekFigures } from '@oja/contract/operator-figures';
import { lazy, Suspense, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { SectionCard } from '@/components/ui/section-card';
import { Skeleton } from '@/components/ui/skeleton';
import type { RateFigure, RatingFigure, TimeFigure } from '../logic/figure-labels';

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
    <SectionCard
      title={title}
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
      <figure aria-busy={isStale} className="grid gap-3 p-5 transition-opacity aria-busy:opacity-60">
        <div role="img" aria-label={description} className="h-60">
          <Suspense fallback={<Skeleton className="size-full" />}>
            <WeekChart weeks={weeks} figure={figure} />
          </Suspense>
        </div>
        <figcaption className="text-muted-foreground text-sm">{description}</figcaption>
      </figure>
    </SectionCard>
  );
}
