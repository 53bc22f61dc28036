import type { RiskRule } from '@oja/contract/risk';
import { listingSignals } from '@oja/contract/risk-signals';

/** When a rule holds a change. */
export function conditionText({ signal, threshold }: Pick<RiskRule, 'signal' | 'threshold'>): string {
  const { title, threshold: limits } = listingSignals[signal];
  return limits === null ? title : `${title} · ${limits.label} ${threshold}`;
}
