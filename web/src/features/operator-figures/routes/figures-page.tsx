import { type FigurePeriod, figurePeriods } from '@oja/contract/operator-figures';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportButton } from '@/components/data-table/export-button';
import { Choice } from '@/components/ui/choice';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { downloadFigures, operatorFiguresQuery } from '../api';
import { BacklogCard } from '../components/backlog-card';
import { ChartCard } from '../components/chart-card';
import { PeopleTable } from '../components/people-table';
import {
  describeRates,
  describeRatings,
  describeTimes,
  figurePeriodLabels,
  rateLabels,
  ratingLabels,
  timeLabels,
} from '../logic/figure-labels';

/** Rates and times by week and by member of staff, and what waits. */
export function Component() {
  const [period, setPeriod] = useState<FigurePeriod>('12w');
  const query = useQuery(operatorFiguresQuery(period));
  return (
    <div className="grid gap-6">
      <title>Figures · Oja</title>
      <PageHeader
        title="Figures"
        description="How often purchases go wrong, how fast our team answers and decides, and how its help is rated."
        actions={
          <>
            <ExportButton
              name="figures_by_weeks"
              label="Export weeks"
              download={() => downloadFigures('weeks', period)}
            />
            <ExportButton
              name="figures_by_people"
              label="Export people"
              download={() => downloadFigures('people', period)}
            />
          </>
        }
      />
      <Choice
        label="Period"
        options={figurePeriods.map((value) => ({ value, label: figurePeriodLabels[value] }))}
        value={period}
        onChange={setPeriod}
      />
      <Loaded query={query} failure="Failed to load the figures" skeleton={<Placeholders />}>
        {({ weeks, people, backlog }) => (
          <div className="grid gap-6">
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <ChartCard
                title="Share of purchases (%)"
                labels={rateLabels}
                first="dispute_rate"
                weeks={weeks}
                description={describeRates(weeks)}
                isStale={query.isPlaceholderData}
              />
              <ChartCard
                title="Hours until"
                labels={timeLabels}
                first="answer_hours"
                weeks={weeks}
                description={describeTimes(weeks)}
                isStale={query.isPlaceholderData}
              />
            </div>
            <div className="grid items-start gap-6 xl:grid-cols-2">
              <ChartCard
                title="Good ratings of support (%)"
                labels={ratingLabels}
                first="good_rate"
                weeks={weeks}
                description={describeRatings(weeks)}
                isStale={query.isPlaceholderData}
              />
              <BacklogCard backlog={backlog} />
            </div>
            <PeopleTable people={people} />
          </div>
        )}
      </Loaded>
    </div>
  );
}

function Placeholders() {
  return (
    <LoadingRegion label="Loading the figures" className="grid gap-6 xl:grid-cols-2">
      <Skeleton className="h-96 rounded-lg" />
      <Skeleton className="h-96 rounded-lg" />
    </LoadingRegion>
  );
}
