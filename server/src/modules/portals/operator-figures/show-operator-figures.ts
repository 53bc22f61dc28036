import type {
  BacklogWeek,
  DecidedKind,
  FigureHeadline,
  FigurePeriod,
  OperatorFigures,
  PersonFigures,
  WeekFigures,
} from '@oja/contract/operator-figures';
import { workKinds } from '@oja/contract/work-fields';
import type { Db } from '../../../db/client.ts';
import type { Deps } from '../../../deps/deps.ts';
import { isClosed, isRunning, periodBefore, spanOf } from '../../../domain/figures/figure-periods.ts';
import { type Totals, writeHeadline } from '../../../domain/figures/headline.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type KindBacklog, readBacklog, readBacklogWeeks } from '../work-queue/index.ts';
import {
  type PurchaseWeek,
  type RatingWeek,
  readPurchaseWeeks,
  readRatings,
  readStaffNames,
  readWorkDone,
  type WorkWeek,
} from './operator-figures.queries.ts';

export interface PersonWeek extends PersonFigures {
  week: string;
}

export interface DecidedWeek extends DecidedKind {
  week: string;
}

export async function showOperatorFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<OperatorFigures> {
  const [{ weeks, people, kinds, total }, headline, backlog] = await Promise.all([
    readFigures(deps, period),
    isRunning(period) ? null : readHeadline(deps, period),
    readBacklogFigures(deps, period),
  ]);
  const { decisions, decision_hours: hours } = total;
  return {
    period,
    headline,
    weeks,
    people,
    decided: { total: { decisions, decision_hours: hours }, kinds },
    backlog: backlog.now,
    backlog_weeks: backlog.weeks,
  };
}

/** What is open now, and what was open at the end of each week of the period that was recorded. */
export async function readBacklogFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<{ now: OperatorFigures['backlog']; weeks: BacklogWeek[] }> {
  const at = deps.now();
  const [now, weeks] = await Promise.all([
    readBacklog(deps.db, at),
    readBacklogWeeks(deps.db, spanOf(period, at).mondays),
  ]);
  return {
    now: now.map(presentBacklog),
    weeks: weeks.map((row) => ({ date: row.week, ...presentBacklog(row) })),
  };
}

function presentBacklog({
  kind,
  open,
  oldestHours,
  medianHours,
}: KindBacklog): OperatorFigures['backlog'][number] {
  return { kind, open, oldest_hours: oldestHours, median_hours: medianHours };
}

/** A closed week or month beside the one before. */
export async function readHeadline(
  deps: Pick<Deps, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<FigureHeadline> {
  const [now, before] = await Promise.all([
    readFigures(deps, period),
    readFigures(deps, periodBefore(period)),
  ]);
  return writeHeadline(period, now.total, before.total);
}

/** By week, by member of staff, by both, by kind of work, and of the whole time. A week or month that is not over has no figures yet. */
export async function readFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  period: FigurePeriod,
): Promise<{
  weeks: WeekFigures[];
  people: PersonFigures[];
  peopleByWeek: PersonWeek[];
  kinds: DecidedKind[];
  kindsByWeek: DecidedWeek[];
  total: Totals;
}> {
  const now = deps.now();
  if (!isRunning(period) && !isClosed(period, now)) throw new Refusal('not_found');
  const { mondays, ...span } = spanOf(period, now);
  const [purchases, done, ratings] = await Promise.all([
    readPurchaseWeeks(deps.db, span),
    readWorkDone(deps.db, span),
    readRatings(deps.db, span),
  ]);
  const work = joinRatings(
    done.filter(({ kind }) => kind === null),
    ratings,
  );
  const decided = decidedByKind(done);
  const names = await namesOf(deps.db, work);
  const nameOf = (id: string) => names.get(id) ?? 'Deleted user';
  const byPerson = work.flatMap((row) => (row.personId === null ? [] : [{ ...row, personId: row.personId }]));
  const figuresOf = (row: Work & { personId: string }): PersonFigures => ({
    id: row.personId,
    name: nameOf(row.personId),
    ...workOf(row),
  });
  return {
    weeks: mondays.map((date) => ({
      date,
      ...totalsOf(
        purchases.filter(({ week }) => week === date),
        work.find(({ week, personId }) => week === date && personId === null),
      ),
    })),
    total: totalsOf(
      purchases,
      work.find(({ week, personId }) => week === null && personId === null),
    ),
    people: byPerson
      .filter(({ week }) => week === null)
      .map(figuresOf)
      .toSorted((one, other) => one.name.localeCompare(other.name)),
    peopleByWeek: byPerson
      .flatMap((row) => (row.week === null ? [] : [{ week: row.week, ...figuresOf(row) }]))
      .toSorted((one, other) => one.week.localeCompare(other.week) || one.name.localeCompare(other.name)),
    kinds: decided.flatMap(({ week, ...row }) => (week === null ? row : [])),
    kindsByWeek: decided
      .flatMap(({ week, ...row }) => (week === null ? [] : { week, ...row }))
      .toSorted((one, other) => one.week.localeCompare(other.week)),
  };
}

/** In the order of the work queue; kinds without a decision are left out. */
function decidedByKind(done: readonly WorkWeek[]): (DecidedKind & { week: string | null })[] {
  return workKinds.flatMap((kind) =>
    done
      .filter((row) => row.kind === kind && row.decisions > 0)
      .map(({ week, decisions, decisionHours }) => ({
        week,
        kind,
        decisions,
        decision_hours: decisionHours,
      })),
  );
}

type Work = Pick<WorkWeek, 'week' | 'personId'> & Partial<WorkWeek & RatingWeek>;

/** Both have rows by week, by person, by both and of the whole time; a person may have one without the other. */
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

function totalsOf(purchases: readonly PurchaseWeek[], done: Work | undefined): Totals {
  const sum = (field: Exclude<keyof PurchaseWeek, 'week'>) =>
    purchases.reduce((total, week) => total + week[field], 0);
  const counts = {
    purchases: sum('purchases'),
    disputed: sum('disputed'),
    refunded: sum('refunded'),
    recalled: sum('recalled'),
  };
  const rate = (part: number) => percentOf(part, counts.purchases);
  return {
    ...counts,
    dispute_rate: rate(counts.disputed),
    refund_rate: rate(counts.refunded),
    recall_rate: rate(counts.recalled),
    ...workOf(done),
  };
}

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
