import type { BacklogWeek, OperatorFigures, WeekFigures } from '@oja/contract/operator-figures';
import { type WorkKind, workKinds } from '@oja/contract/work-fields';
import { lazy, useState } from 'react';
import { Choice } from '@/components/ui/choice';
import { FilterSelect } from '@/components/ui/filter-select';
import { workKindLabels } from '@/shared/work/work-labels';
import { type AgeFigure, ageLabels, backlogOfKind, describeBacklog } from '../logic/backlog-labels';
import { ChartFrame } from './chart-frame';

const BacklogChart = lazy(async () => ({ default: (await import('./backlog-chart')).BacklogChart }));

type BacklogChartCardProps = {
  weeks: readonly WeekFigures[];
  recorded: readonly BacklogWeek[];
  /** Where the last week shown is the current one. */
  now: OperatorFigures['backlog'] | undefined;
  isStale: boolean;
};

const kinds = workKinds.map((value) => ({ value, label: workKindLabels[value] }));
const ages = Object.entries(ageLabels).map(([value, label]) => ({ value: value as AgeFigure, label }));

/** The age of what was open at the end of each week and of what is open now, of one kind. */
export function BacklogChartCard({ weeks, recorded, now, isStale }: BacklogChartCardProps) {
  const [kind, setKind] = useState<WorkKind>('dispute');
  const [figure, setFigure] = useState<AgeFigure>('oldest_hours');
  const points = backlogOfKind({ weeks, recorded, now }, kind);
  return (
    <ChartFrame
      title="Age of open work (hours)"
      description={describeBacklog(points)}
      isStale={isStale}
      action={
        <div className="flex items-center gap-2">
          <div className="w-40">
            <FilterSelect
              label="Kind of work"
              value={kind}
              options={kinds}
              onChange={(value) => setKind(value ?? kind)}
            />
          </div>
          <Choice label="Age" options={ages} value={figure} onChange={setFigure} />
        </div>
      }
    >
      <BacklogChart points={points} figure={figure} />
    </ChartFrame>
  );
}
