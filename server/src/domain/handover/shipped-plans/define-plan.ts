import type { HandoverKind } from '@oja/contract/handover-labels';
import type { HandoverPlan, HandoverPlanStep, StepEvidence } from '@oja/contract/handover-plan-fields';
import type { Platform } from '@oja/contract/listing-labels';

/** The parts of shipped plans that are alike: deadlines, what follows when one is missed, and the day of the check. */

const checkedOn = '2026-11-17';

interface Described {
  title: string;
  text: string;
  needs?: string[];
  wait?: HandoverPlanStep['wait'];
  hours?: number;
  evidence?: StepEvidence[];
}

export function shippedPlan(
  of: { platform: Platform; kind: HandoverKind; risk: HandoverPlan['risk'] },
  steps: HandoverPlanStep[],
): HandoverPlan {
  return { ...of, version: 1, valid_from: null, inspection_hours: 72, minimum_cover_days: 0, steps };
}

/** The seller begins within 48 hours, or the buyer gets the money back. */
export function firstStep(key: string, described: Described): HandoverPlanStep {
  return { ...stepOf(key, described), by: 'seller', when_missed: 'refund' };
}

export function sellerStep(key: string, described: Described): HandoverPlanStep {
  return { ...stepOf(key, described), by: 'seller', when_missed: 'staff' };
}

export function buyerStep(key: string, described: Described): HandoverPlanStep {
  return { ...stepOf(key, described), by: 'buyer', when_missed: 'remind' };
}

export function waitOf(hours: number, why: string, source: string): HandoverPlanStep['wait'] {
  return { hours, why, source, checked_on: checkedOn };
}

function stepOf(key: string, described: Described) {
  const { title, text, needs = [], wait = null, hours = 48, evidence = ['screenshot'] } = described;
  return { key, title, text, needs, wait, deadline_hours: hours, evidence };
}
