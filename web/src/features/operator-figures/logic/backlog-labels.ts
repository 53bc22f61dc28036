import type { BacklogWeek, OperatorFigures, WeekFigures } from '@oja/contract/operator-figures';
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
  isNow: boolean;
}

interface ShownBacklog {
  weeks: readonly Pick<WeekFigures, 'date'>[];
  recorded: readonly BacklogWeek[];
  /** What is open now, where the last week shown is the current one. */
  now: OperatorFigures['backlog'] | undefined;
}

const notRecorded = { open: null, oldest_hours: null, median_hours: null, isNow: false };

/** One point for each week shown: as it was at its end, and in the current week as it is now. */
export function backlogOfKind({ weeks, recorded, now }: ShownBacklog, kind: WorkKind): BacklogPoint[] {
  const ofKind = new Map(recorded.filter((week) => week.kind === kind).map((week) => [week.date, week]));
  const open = now?.find((row) => row.kind === kind);
  return weeks.map(({ date }, index) => {
    if (open && index === weeks.length - 1) return { ...open, date, isNow: true };
    const week = ofKind.get(date);
    return week ? { ...week, isNow: false } : { ...notRecorded, date };
  });
}

export function describeBacklog(points: readonly BacklogPoint[]): string {
  const past = points.filter(({ isNow }) => !isNow);
  const missing = past.filter(({ open }) => open === null).length;
  const sentences = ['The ages are recorded at the end of every week.'];
  if (missing > 0) sentences.push(`${missing} of the ${past.length} weeks shown are not recorded.`);
  if (past.length < points.length) sentences.push('The last column is now.');
  return sentences.join(' ');
}
