import type { HandoverPlanStep } from '@oja/contract/handover-plan-fields';

/**
 * The steps that the inspection waits for: those of the seller, those that the platform follows with a wait, and
 * whatever these need. The others are the buyer's own and belong to the inspection.
 */
export function blockingKeys(steps: readonly HandoverPlanStep[]): ReadonlySet<string> {
  const blocking = new Set<string>();
  const add = (key: string) => {
    if (blocking.has(key)) return;
    blocking.add(key);
    for (const need of steps.find((step) => step.key === key)?.needs ?? []) add(need);
  };
  for (const { key, by, wait } of steps) if (by === 'seller' || wait !== null) add(key);
  return blocking;
}
