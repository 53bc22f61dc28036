import '@oja/contract/error-sentences';
import type { HandoverPlan, HandoverPlanStep } from '@oja/contract/handover-plan-fields';
import { saveHandoverPlanBody } from '@oja/contract/handover-plans';
import { convertedForm } from '@/lib/form-schemas';

/** A plan as it is typed, under the names of the contract, whose rules and sentences it is checked by. */
export interface StepForm extends Pick<HandoverPlanStep, 'key' | 'by' | 'title' | 'text' | 'when_missed'> {
  needs: string[];
  evidence: HandoverPlanStep['evidence'];
  deadline_hours: string;
  hasWait: boolean;
  wait: { hours: string; why: string; source: string; checked_on: string };
}

export interface PlanForm {
  risk: HandoverPlan['risk'];
  inspection_hours: string;
  minimum_cover_days: string;
  steps: StepForm[];
  /** By the clock of Lagos; empty for at once. */
  valid_from: string;
  reason: string;
}

const noWait: StepForm['wait'] = { hours: '', why: '', source: 'https://', checked_on: '' };

export function formOf(plan: HandoverPlan): PlanForm {
  const { risk, inspection_hours: hours, minimum_cover_days: coverDays, steps } = plan;
  return {
    risk,
    inspection_hours: String(hours),
    minimum_cover_days: String(coverDays),
    valid_from: '',
    reason: '',
    steps: steps.map(({ wait, deadline_hours: deadline, ...step }) => ({
      ...step,
      deadline_hours: String(deadline),
      hasWait: wait !== null,
      wait: wait === null ? noWait : { ...wait, hours: String(wait.hours) },
    })),
  };
}

/** A step of the buyer that follows the last one. */
export function newStep(steps: readonly StepForm[]): StepForm {
  const last = steps.at(-1)?.key;
  return {
    key: '',
    by: 'buyer',
    title: '',
    text: '',
    when_missed: 'remind',
    needs: last === undefined ? [] : [last],
    evidence: ['screenshot'],
    deadline_hours: '48',
    hasWait: false,
    wait: noWait,
  };
}

/** What may follow when a step of this side is missed; a refund only before anything was handed over. */
export function missedRulesOf(step: Pick<StepForm, 'by' | 'needs'>): StepForm['when_missed'][] {
  if (step.by === 'buyer') return ['remind'];
  return step.needs.length === 0 ? ['refund', 'staff'] : ['staff'];
}

export const planForm = convertedForm(
  valuesOf,
  saveHandoverPlanBody.omit({ expected_version: true }),
  (path) => [...path],
);

function valuesOf(form: PlanForm) {
  return {
    risk: form.risk,
    inspection_hours: numberOf(form.inspection_hours),
    minimum_cover_days: numberOf(form.minimum_cover_days),
    reason: form.reason,
    ...(form.valid_from === '' ? {} : { valid_from: lagosInstant(form.valid_from) }),
    steps: form.steps.map(({ hasWait, wait, deadline_hours: deadline, ...step }) => ({
      ...step,
      deadline_hours: numberOf(deadline),
      wait: hasWait ? { ...wait, hours: numberOf(wait.hours) } : null,
    })),
  };
}

function numberOf(typed: string): number | undefined {
  return typed.trim() === '' ? undefined : Number(typed);
}

/** Lagos has no summer time. What cannot be read is left to the contract to refuse. */
function lagosInstant(typed: string): string {
  const at = new Date(`${typed}:00+01:00`);
  return Number.isNaN(at.getTime()) ? typed : at.toISOString();
}
