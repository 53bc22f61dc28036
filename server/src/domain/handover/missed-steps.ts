import { hourMs } from '@oja/contract/durations';
import { blockingKeys } from './blocking-steps.ts';
import type { HandoverProgress, StepProgress } from './handover-progress.ts';

/** What the clock does next about a step that was not done in time. */
export type ClockAct =
  | { kind: 'refund'; step: StepProgress }
  | { kind: 'dispute'; step: StepProgress }
  /** The buyer was reminded and is still silent. Steps that nothing waits for are left to the buyer. */
  | { kind: 'tick'; step: StepProgress };

/** The first step whose time is over, with what follows from it; undefined when none is. */
export function missedStep(progress: HandoverProgress, now: Date): ClockAct | undefined {
  for (const step of blockingSteps(progress)) {
    const endsAt = clockActsAt(step);
    if (endsAt === undefined || endsAt > now) continue;
    switch (step.step.when_missed) {
      case 'refund':
        // Once the seller has begun, something may have been handed over.
        return { kind: progress.hasSellerBegun ? 'dispute' : 'refund', step };
      case 'staff':
        return { kind: 'dispute', step };
      case 'remind':
        return { kind: 'tick', step };
    }
  }
  return undefined;
}

function blockingSteps({ steps }: HandoverProgress): StepProgress[] {
  const blocking = blockingKeys(steps.map(({ step }) => step));
  return steps.filter(({ step }) => blocking.has(step.key));
}

/** A buyer's step has its deadline twice: the reminder comes after the first. */
function clockActsAt({ step, state, dueAt }: StepProgress): Date | undefined {
  if (state !== 'ready' || dueAt === null) return undefined;
  return step.when_missed === 'remind' ? new Date(dueAt.getTime() + step.deadline_hours * hourMs) : dueAt;
}

/** A side is reminded of a step when half of its time is over. */
export function reminderTimeOf({ step, dueAt }: StepProgress): Date | undefined {
  return dueAt === null ? undefined : new Date(dueAt.getTime() - (step.deadline_hours / 2) * hourMs);
}

/** When the clock has to look at a hand-over again; undefined when nothing is left for it. */
export function nextClockTime(progress: HandoverProgress, now: Date): Date | undefined {
  const acts = blockingSteps(progress).flatMap((step) => clockActsAt(step) ?? []);
  // The clock acts on one step at a time, and a side may take a step before the clock has looked.
  if (acts.some((time) => time <= now)) return now;
  const times = progress.steps.flatMap((each) => [
    each.state === 'ready' ? reminderTimeOf(each) : undefined,
    each.state === 'waiting' ? (each.readyAt ?? undefined) : undefined,
  ]);
  const inspection = progress.inspectionFrom ?? undefined;
  return [...acts, ...times, inspection]
    .filter((time) => time !== undefined)
    .filter((time) => time > now)
    .sort((a, b) => a.getTime() - b.getTime())[0];
}
