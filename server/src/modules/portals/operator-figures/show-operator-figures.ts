import type {
  FigurePeriod,
  OperatorFigures,
  PersonFigures,
  WeekFigures,
} from '@oja/contract/operator-figures';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { lastLagosWeeks, startOfLagosDay } from '../../../domain/lagos-days.ts';
import { readBacklog } from '../work-queue/index.ts';
import {
  type PurchaseWeek,
  type RatingWeek,
  readPurchaseWeeks,
  readRatings,
  readStaffNames,
  readWorkDone,
  type WorkWeek,
} from './operator-figures.queries.ts';

const weekCounts: Record<FigurePeriod, number> = { '4w': 4, '12w': 12, '26w': 26 };

export interface PersonWeek extends PersonFigures {
  week: string;
}

export async function showOperatorFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<OperatorFigures> {
  const [{ weeks, people }, backlog] = await Promise.all([
    readFigures(deps, period),
    readBacklog(deps.db, deps.now()),
  ]);
  return { period, weeks, people, backlog };
}

/** By week, by member of staff, and by both. */
export async function readFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<{ weeks: WeekFigures[]; people: PersonFigures[]; peopleByWeek: PersonWeek[] }> {
  const mondays = lastLagosWeeks(deps.now(), weekCounts[period]);
  const from = startOfLagosDay(mondays[0] ?? '');
  const [purchases, done, ratings] = await Promise.all([
    readPurchaseWeeks(deps.db, from),
    readWorkDone(deps.db, from),
    readRatings(deps.db, from),
  ]);
  const work = joinRatings(done, ratings);
  const names = await namesOf(deps.db, work);
  const nameOf = (id: string) => names.get(id) ?? 'Deleted user';
  const byPerson = work.flatMap((row) => (row.personId === null ? [] : [{ ...row, personId: row.personId }]));
  const figuresOf = (row: Work & { personId: string }): PersonFigures => ({
    id: row.personId,
    name: nameOf(row.personId),
    ...workOf(row),
  });
  return {
    weeks: mondays.map((date) =>
      weekFigures(
        date,
        purchases.find(({ week }) => week === date),
        work.find(({ week, personId }) => week === date && personId === null),
      ),
    ),
    people: byPerson
      .filter(({ week }) => week === null)
      .map(figuresOf)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    peopleByWeek: byPerson
      .flatMap((row) => (row.week === null ? [] : [{ week: row.week, ...figuresOf(row) }]))
      .toSorted((one, other) => one.week.localeCompare(other.week) || one.name.localeCompare(other.name)),
  };
}

type Work = Pick<WorkWeek, 'week' | 'personId'> & Partial<WorkWeek & RatingWeek>;

/** Both have rows by week, by person and by both; a person may have one without the other. */
function joinRatings(done: readonly WorkWeek[], ratings: readonly RatingWeek[]): Work[] {
  const keyOf = ({ week, personId }: Pick<Work, 'week' | 'personId'>) => `${week} ${personId}`;
  const rated = new Map(ratings.map((row) => [keyOf(row), row]));
  const worked = new Set(done.map(keyOf));
  return [
    ...done.map((row) => ({ ...row, ...rated.get(keyOf(row)) })),
    ...ratings.filter((row) => !worked.has(keyOf(row))),
  ];
}

function namesOf(db: Db, done: readonly Work[]): Promise<Map<string, string>> {
  const ids = done.flatMap(({ personId }) => (personId === null ? [] : [personId]));
  return readStaffNames(db, [...new Set(ids)]);
}

function weekFigures(date: string, purchases: PurchaseWeek | undefined, done: Work | undefined): WeekFigures {
  const { purchases: all, disputed, refunded, recalled } = purchases ?? none;
  const rate = (part: number) => percentOf(part, all);
  return {
    date,
    purchases: all,
    disputed,
    refunded,
    recalled,
    dispute_rate: rate(disputed),
    refund_rate: rate(refunded),
    recall_rate: rate(recalled),
    ...workOf(done),
  };
}

const none = { purchases: 0, disputed: 0, refunded: 0, recalled: 0 };

const percentOf = (part: number, all: number) => (all === 0 ? null : Math.round((part / all) * 1_000) / 10);

function workOf(done: Work | undefined): Omit<PersonFigures, 'id' | 'name'> {
  const { ratings = 0, good = 0 } = done ?? {};
  return {
    answers: done?.answers ?? 0,
    answer_hours: done?.answerHours ?? null,
    decisions: done?.decisions ?? 0,
    decision_hours: done?.decisionHours ?? null,
    ratings,
    good_ratings: good,
    good_rate: percentOf(good, ratings),
  };
}
