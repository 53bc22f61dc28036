import type { HandoverPlan, HandoverPlanStep } from '@oja/contract/handover-plan-fields';

type Terms = Pick<HandoverPlan, 'risk' | 'inspection_hours' | 'minimum_cover_days' | 'steps'>;

/** What a new version changes, for the administrator who approves it. Both are as their schema orders the fields. */
export function describePlanChange(before: Terms, after: Terms): { name: string; value: string }[] {
  const facts = [
    { name: 'Risk', value: change(before.risk, after.risk) },
    { name: 'Inspection', value: change(hours(before.inspection_hours), hours(after.inspection_hours)) },
    { name: 'Least cover', value: change(days(before.minimum_cover_days), days(after.minimum_cover_days)) },
    { name: 'New steps', value: titles(after.steps.filter((step) => !stepOf(before, step))) },
    { name: 'Removed steps', value: titles(before.steps.filter((step) => !stepOf(after, step))) },
    {
      name: 'Changed steps',
      value: titles(after.steps.filter((step) => isChanged(stepOf(before, step), step))),
    },
    { name: 'Order of steps', value: orderChange(before, after) },
  ];
  return facts.flatMap(({ name, value }) => (value === undefined ? [] : [{ name, value }]));
}

function change(before: string, after: string): string | undefined {
  return before === after ? undefined : `${before} → ${after}`;
}

function titles(steps: readonly HandoverPlanStep[]): string | undefined {
  return steps.length === 0 ? undefined : steps.map(({ title }) => title).join(', ');
}

function stepOf({ steps }: Terms, { key }: HandoverPlanStep): HandoverPlanStep | undefined {
  return steps.find((step) => step.key === key);
}

function isChanged(before: HandoverPlanStep | undefined, after: HandoverPlanStep): boolean {
  return before !== undefined && JSON.stringify(before) !== JSON.stringify(after);
}

function orderChange(before: Terms, after: Terms): string | undefined {
  const kept = (one: Terms, other: Terms) => one.steps.filter((step) => stepOf(other, step));
  const keys = (steps: readonly HandoverPlanStep[]) => steps.map(({ key }) => key).join(' ');
  const steps = kept(after, before);
  return keys(kept(before, after)) === keys(steps) ? undefined : titles(steps);
}

const hours = (count: number) => `${count} hours`;
const days = (count: number) => `${count} days`;
