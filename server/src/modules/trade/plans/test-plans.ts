import type { PlanDraft } from '@oja/contract/plans';
import type { Oja } from '../../../../test/oja.ts';
import { createPlan } from './save-plan.ts';

const tester = { id: null, label: 'test' };

/** Adds a plan as staff do: ₦5,000 a month with two live listings unless the test says otherwise. */
export async function addPlan(oja: Oja, change: Partial<PlanDraft> = {}): Promise<string> {
  const draft: PlanDraft = {
    name: 'Growth',
    description: '',
    price: 5_000,
    uploadInterval: 'month',
    uploadLimit: 2,
    features: ['Two live listings'],
    isPopular: false,
    ...change,
  };
  return (await createPlan(oja.deps, draft, tester)).id;
}

export const freePlan = { name: 'Starter', price: 0, uploadInterval: null, uploadLimit: 1 } as const;
