import { expect, test } from 'vitest';
import { present } from '../../../test/present.ts';
import { describePlanChange } from './describe-plan-change.ts';
import { findShippedPlan } from './shipped-plans/index.ts';

const plan = present(findShippedPlan('facebook', 'role'));
const [first, second, ...rest] = plan.steps;
const [one, two] = [present(first), present(second)];

test('says nothing about a plan that stays the same', () => {
  expect(describePlanChange(plan, structuredClone(plan))).toEqual([]);
});

test('names steps that were added, removed and changed', () => {
  const added = { ...one, key: 'tell_followers', title: 'Tell your followers' };
  const steps = [{ ...one, deadline_hours: one.deadline_hours + 12 }, ...rest, added];
  expect(describePlanChange(plan, { ...plan, risk: 'high', steps })).toEqual([
    { name: 'Risk', value: `${plan.risk} → high` },
    { name: 'New steps', value: 'Tell your followers' },
    { name: 'Removed steps', value: two.title },
    { name: 'Changed steps', value: one.title },
  ]);
});

test('names the steps in their new order', () => {
  const steps = [two, one, ...rest];
  expect(describePlanChange(plan, { ...plan, steps })).toEqual([
    { name: 'Order of steps', value: steps.map(({ title }) => title).join(', ') },
  ]);
});
