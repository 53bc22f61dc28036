import type { HandoverPlan, HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { lagosDay } from '../lagos-days.ts';
import { isMailboxStep } from './steps-of-mailbox.ts';

export interface PlanFault {
  /** As a path of the body, such as steps.2.needs. */
  field: string;
  message: string;
}

/** The longest time from purchase to release that the waits of a plan may add up to. */
const longestDays = 60;

/**
 * The first reason why a plan cannot be followed. A step needs only steps that stand before it, so no two wait for each
 * other, and every step has an end by the clock that fits its side.
 */
export function findPlanFault(
  plan: Pick<HandoverPlan, 'inspection_hours' | 'steps'>,
  now: Date,
): PlanFault | undefined {
  const { steps } = plan;
  for (const [position, step] of steps.entries()) {
    const fault = findStepFault(step, steps.slice(0, position)) ?? findWaitFault(step, now);
    if (fault) return { field: `steps.${position}.${fault.field}`, message: fault.message };
  }
  const [first] = steps;
  if (first?.by !== 'seller' || first.when_missed !== 'refund') {
    const message = 'The first step must be one of the seller that is refunded when it is missed.';
    return { field: 'steps.0.by', message };
  }
  if (isMailboxStep(first.key)) {
    return { field: 'steps.0.key', message: 'The first step must be one that every mailbox has.' };
  }
  if (earliestReleaseHours(plan) > longestDays * 24) {
    return {
      field: 'steps',
      message: `The waits of a plan can be ${longestDays} days at most, inspection included.`,
    };
  }
  return undefined;
}

/** Hours from the purchase until release when both sides do every step at once: the longest chain of waits, then inspection. */
export function earliestReleaseHours({
  steps,
  inspection_hours: inspection,
}: Pick<HandoverPlan, 'inspection_hours' | 'steps'>): number {
  const endedAfter = new Map<string, number>();
  for (const { key, needs, wait } of steps) {
    const begins = Math.max(0, ...needs.map((need) => endedAfter.get(need) ?? 0));
    endedAfter.set(key, begins + (wait?.hours ?? 0));
  }
  return Math.max(0, ...endedAfter.values()) + inspection;
}

function findStepFault(step: HandoverPlanStep, before: readonly HandoverPlanStep[]): PlanFault | undefined {
  const { key, by, needs, when_missed: whenMissed } = step;
  if (before.some((other) => other.key === key)) {
    return { field: 'key', message: `Two steps have the key ${key}.` };
  }
  const unknown = needs.find((need) => before.every((other) => other.key !== need));
  if (unknown !== undefined) {
    return { field: 'needs', message: `No step before this one has the key ${unknown}.` };
  }
  if (new Set(needs).size < needs.length) {
    return { field: 'needs', message: 'A step is named twice.' };
  }
  if (whenMissed === 'remind' && by !== 'buyer') {
    return { field: 'when_missed', message: 'Only a step of the buyer can be ticked off by the clock.' };
  }
  if (whenMissed === 'staff' && by !== 'seller') {
    return { field: 'when_missed', message: 'Only a step of the seller can go to staff when it is missed.' };
  }
  if (whenMissed === 'refund' && (by !== 'seller' || needs.length > 0)) {
    const message = 'Only a step of the seller that needs no other step can be refunded when it is missed.';
    return { field: 'when_missed', message };
  }
  return undefined;
}

function findWaitFault({ wait }: HandoverPlanStep, now: Date): PlanFault | undefined {
  if (wait === null) return undefined;
  if (!isHttps(wait.source)) {
    return {
      field: 'wait.source',
      message: 'Please enter the https address of the page that states the wait.',
    };
  }
  if (wait.checked_on > lagosDay(now)) {
    return { field: 'wait.checked_on', message: 'Please enter a day that is not in the future.' };
  }
  return undefined;
}

function isHttps(source: string): boolean {
  return URL.canParse(source) && new URL(source).protocol === 'https:';
}
