import { hourMs } from '@oja/contract/durations';
import type { HandoverSide } from '@oja/contract/handover-labels';
import type { HandoverPlan, HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { blockingKeys } from './blocking-steps.ts';
import { endOfDeadline, endOfPeriod, type Pause } from './pauses.ts';

/** A step that was ticked off, also one that no longer counts as done. Contested ones are not among them. */
export interface DoneStep {
  key: string;
  doneAt: Date;
  doneBy: HandoverSide | 'clock';
}

export interface HandoverFacts {
  plan: Pick<HandoverPlan, 'steps' | 'inspection_hours'>;
  startedAt: Date;
  done: readonly DoneStep[];
  /** When a step was last contested: its deadline begins anew. It was done before that. */
  contested: ReadonlyMap<string, Date>;
  /** The buyer was served login details, or the seller sent a code. */
  hasGivenSecret: boolean;
  /** When the purchase was under dispute. Deadlines and the inspection are later by it. */
  pauses: readonly Pause[];
}

export interface StepProgress {
  step: HandoverPlanStep;
  /** `waiting`: an earlier step is missing, or the platform's wait after it still runs. */
  state: 'waiting' | 'ready' | 'done';
  /** Null while an earlier step is missing. */
  readyAt: Date | null;
  /** Null while an earlier step is missing, and once it is done. */
  dueAt: Date | null;
  done: DoneStep | undefined;
  /** The end of the platform's wait after this step; null before it is done, and without a wait. */
  waitEndsAt: Date | null;
  /** Its side did it after the clock had to act, so that the inspection can begin later than the clock had reckoned. */
  isLate: boolean;
}

export interface HandoverProgress {
  steps: StepProgress[];
  /**
   * Whether the seller ever took a step or gave a secret. Something may have changed hands then, so contesting a step
   * does not undo it.
   */
  hasSellerBegun: boolean;
  /**
   * When the buyer's inspection begins: every step of the seller is done and every wait is over. Null while a step that
   * this depends on is missing.
   */
  inspectionFrom: Date | null;
  /** The end of the inspection; before `inspectionFrom` is known, its latest time if both use all of theirs. */
  inspectionEnd: Date;
  /** The next step that can be done, the one that is due first; undefined when none can. */
  next: StepProgress | undefined;
}

/**
 * Where a hand-over stands. A plan lists each step after those it needs (`findPlanFault`). A step can be done once the
 * steps it needs are done and the waits after them are over. The inspection begins after the last step that is not
 * merely the buyer's own, and never before the last wait has ended.
 */
export function handoverProgress(facts: HandoverFacts, now: Date): HandoverProgress {
  const done = standingTicks(facts);
  const blocking = blockingKeys(facts.plan.steps);
  const steps = facts.plan.steps.map((step): StepProgress => {
    const readyAt = readyTimeOf(step, facts, done);
    const ticked = done.get(step.key);
    return {
      step,
      state: ticked ? 'done' : readyAt !== null && readyAt <= now ? 'ready' : 'waiting',
      readyAt,
      dueAt: ticked || readyAt === null ? null : dueTimeOf(step, readyAt, facts),
      done: ticked,
      waitEndsAt: ticked && step.wait ? endOf(step, ticked.doneAt) : null,
      isLate: readyAt !== null && blocking.has(step.key) && wasDoneLate(step, { readyAt, ticked, facts }),
    };
  });
  const inspectionFrom = inspectionStart(steps, facts.startedAt);
  return {
    steps,
    hasSellerBegun: hasSellerBegun(facts),
    inspectionFrom,
    inspectionEnd: endOfPeriod(
      inspectionFrom ?? latestInspectionStart(facts, done, now),
      facts.plan.inspection_hours * hourMs,
      facts.pauses,
    ),
    next: steps.filter(({ state }) => state === 'ready').sort((a, b) => Number(a.dueAt) - Number(b.dueAt))[0],
  };
}

/**
 * The ticks that count. The clock ticks a step off because its side was silent after what the step needs was done. When that
 * is contested and done again, the step has its time anew, and so has the wait after it.
 */
function standingTicks({ plan, done }: HandoverFacts): ReadonlyMap<string, DoneStep> {
  const ticks = new Map(done.map((tick) => [tick.key, tick]));
  const ends = new Map<string, Date>();
  const standing = new Map<string, DoneStep>();
  for (const step of plan.steps) {
    const tick = ticks.get(step.key);
    if (tick === undefined) continue;
    const wasReady = step.needs.every((need) => {
      const end = ends.get(need);
      return end !== undefined && end <= tick.doneAt;
    });
    if (tick.doneBy === 'clock' && !wasReady) continue;
    standing.set(step.key, tick);
    ends.set(step.key, endOf(step, tick.doneAt));
  }
  return standing;
}

function hasSellerBegun({ plan, done, contested, hasGivenSecret }: HandoverFacts): boolean {
  const ticked = new Set(done.map(({ key }) => key));
  return (
    hasGivenSecret ||
    plan.steps.some(({ key, by }) => by === 'seller' && (ticked.has(key) || contested.has(key)))
  );
}

function inspectionStart(steps: readonly StepProgress[], startedAt: Date): Date | null {
  const blocking = blockingKeys(steps.map(({ step }) => step));
  const ends = steps
    .filter(({ step }) => blocking.has(step.key))
    .map(({ step, done }) => (done ? endOf(step, done.doneAt) : null));
  return ends.includes(null) ? null : latest([startedAt, ...ends.filter((end) => end !== null)]);
}

/** The latest start of the inspection, if every step is done at the last moment; the clock ends each before that. */
function latestInspectionStart(facts: HandoverFacts, done: ReadonlyMap<string, DoneStep>, now: Date): Date {
  const steps = facts.plan.steps;
  const ends = new Map<string, Date>();
  for (const step of steps) {
    const begins = latest([facts.startedAt, ...step.needs.map((key) => ends.get(key) ?? facts.startedAt)]);
    const doneAt = done.get(step.key)?.doneAt ?? latest([now, lastMomentOf(step, begins, facts)]);
    ends.set(step.key, endOf(step, doneAt));
  }
  const blocking = blockingKeys(steps);
  return latest([facts.startedAt, ...[...ends].filter(([key]) => blocking.has(key)).map(([, end]) => end)]);
}

/** When the clock acts on a step. A reminded buyer has the deadline twice before the clock ticks the step off. */
function lastMomentOf(step: HandoverPlanStep, readyAt: Date, { contested, pauses }: HandoverFacts): Date {
  const from = latest([readyAt, contested.get(step.key) ?? readyAt]);
  return endOfDeadline(from, timesOf(step) * step.deadline_hours * hourMs, pauses);
}

function timesOf({ when_missed: missed }: HandoverPlanStep): number {
  return missed === 'remind' ? 2 : 1;
}

function readyTimeOf(
  step: HandoverPlanStep,
  { plan, startedAt }: HandoverFacts,
  done: ReadonlyMap<string, DoneStep>,
): Date | null {
  const ends = [startedAt];
  for (const key of step.needs) {
    const needed = plan.steps.find((other) => other.key === key);
    const ticked = done.get(key);
    if (needed === undefined || ticked === undefined) return null;
    ends.push(endOf(needed, ticked.doneAt));
  }
  return latest(ends);
}

function dueTimeOf(step: HandoverPlanStep, readyAt: Date, facts: HandoverFacts): Date {
  return after(lastMomentOf(step, readyAt, facts), -(timesOf(step) - 1) * step.deadline_hours * hourMs);
}

/** A dispute that began afterwards makes no step less late. */
function wasDoneLate(
  step: HandoverPlanStep,
  { readyAt, ticked, facts }: { readyAt: Date; ticked: DoneStep | undefined; facts: HandoverFacts },
): boolean {
  if (ticked === undefined || ticked.doneBy === 'clock') return false;
  const pauses = facts.pauses.filter(({ from }) => from < ticked.doneAt);
  return ticked.doneAt > lastMomentOf(step, readyAt, { ...facts, pauses });
}

/** When a step that was done is over, with the platform's wait after it. */
function endOf(step: HandoverPlanStep, doneAt: Date): Date {
  return after(doneAt, (step.wait?.hours ?? 0) * hourMs);
}

function after(from: Date, ms: number): Date {
  return new Date(from.getTime() + ms);
}

function latest(times: readonly Date[]): Date {
  return new Date(Math.max(...times.map((time) => time.getTime())));
}
