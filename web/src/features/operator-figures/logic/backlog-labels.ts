import type { BacklogWeek, WeekFigures } from '@oja/contract/operator-figures';
import type { WorkKind } from '@oja/contract/work-fields';

export type AgeFigure = 'oldest_hours' | 'median_hours';

export const ageLabels: Readonly<Record<AgeFigure, string>> = {
  oldest_hours: 'Oldest',
  median_hours: 'Median',
};

/** A week of one kind; without an open count it was not recorded. */
export interface BacklogPoint {
  date: string;
  open: number | null;
  oldest_hours: number | null;
  median_hours: number | null;
}

/** One point for each week shown. */
export function backlogOfKind(
  weeks: readonly Pick<WeekFigures, 'date'>[],
  backlog: readonly BacklogWeek[],
  kind: WorkKind,
): BacklogPoint[] {
  const recorded = new Map(backlog.filter((week) => week.kind === kind).map((week) => [week.date, week]));
  return weeks.map(
    ({ date }) => recorded.get(date) ?? { date, open: null, oldest_hours: null, median_hours: null },
  );
}

export function describeBacklog(points: readonly BacklogPoint[]): string {
  const recorded = points.filter(({ open }) => open !== null);
  const how = 'The ages are recorded at the end of every week.';
  if (recorded.length === 0) return `${how} None of these weeks has been recorded.`;
  const missing = points.length - recorded.length;
  return missing === 0 ? how : `${how} ${missing} of these ${points.length} weeks are not recorded.`;
}
