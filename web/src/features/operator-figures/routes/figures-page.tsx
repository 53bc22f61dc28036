import { figurePeriods } from '@oja/contract/operator-figures';
import { useQuery } from '@tanstack/react-query';
import { ExportButton } from '@/components/data-table/export-button';
import { Choice } from '@/components/ui/choice';
import { Loaded } from '@/components/ui/loaded';
import { LoadingRegion } from '@/components/ui/loading-region';
import { PageHeader } from '@/components/ui/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import { useAddressState } from '@/lib/use-address-state';
import { downloadFigures, operatorFiguresQuery } from '../api';
import { BacklogCard } from '../components/backlog-card';
import { BacklogChartCard } from '../components/backlog-chart-card';
import { ChartCard } from '../components/chart-card';
import { DecidedCard } from '../components/decided-card';
import { HeadlineCard } from '../components/headline-card';
import { PeopleTable } from '../components/people-table';
import { ScheduleCard } from '../components/schedule-card';
import {
  describeRates,
  describeRatings,
  describeTimes,
  figurePeriodLabels,
  rateLabels,
  ratingLabels,
  timeLabels,
} from '../logic/figure-labels';
import { figuresAddress } from '../logic/figures-address';

/** Rates and times by week and by member of staff, and what waits. */
export function Component() {
  const [{ period }, change] = useAddressState(figuresAddress);
  const query = useQuery(operatorFiguresQuery(period));
  const running = figurePeriods.map((value) => ({
    value: value as string,
    label: figurePeriodLabels[value],
  }));
  const isRunning = running.some(({ value }) => value === period);
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
            <ExportButton
              name="figures_by_kinds"
              label="Export kinds"
              download={() => downloadFigures('kinds', period)}
            />
            <ExportButton
              name="figures_by_backlog"
              label="Export backlog"
              download={() => downloadFigures('backlog', period)}
            />
          </>
        }
      />
      <Choice
        label="Period"
        options={
          isRunning ? running : [{ value: period, label: query.data?.headline?.title ?? period }, ...running]
        }
        value={period}
        onChange={(value) => change({ period: value }, { push: true })}
      />
      <Loaded query={query} failure="Failed to load the figures" skeleton={<Placeholders />}>
        {({ headline, weeks, people, decided, backlog, backlog_weeks: recorded }) => (
          <div className="grid gap-6">
            {headline ? <HeadlineCard headline={headline} /> : null}
            <div className="grid gap-6 xl:grid-cols-2">
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
            <div className="grid gap-6 xl:grid-cols-2">
              <ChartCard
                title="Good ratings of support (%)"
                labels={ratingLabels}
                first="good_rate"
                weeks={weeks}
                description={describeRatings(weeks)}
                isStale={query.isPlaceholderData}
              />
              <BacklogChartCard
                weeks={weeks}
                recorded={recorded}
                now={isRunning ? backlog : undefined}
                isStale={query.isPlaceholderData}
              />
            </div>
            <BacklogCard backlog={backlog} />
            <DecidedCard decided={decided} />
            <PeopleTable people={people} />
          </div>
        )}
      </Loaded>
      <ScheduleCard />
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
