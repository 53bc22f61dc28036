import type { ListingSignal } from '@oja/contract/risk-signals';
import type { ListingFacts } from './listing-facts.ts';
import { hasSignal } from './listing-signals.ts';

export interface RuleCondition {
  signal: ListingSignal;
  threshold: number | null;
}

/** Whether a rule holds a change. The change itself and every dry run ask this function. */
export function ruleHolds(facts: ListingFacts, { signal, threshold }: RuleCondition): boolean {
  return hasSignal(facts, signal, threshold);
}
