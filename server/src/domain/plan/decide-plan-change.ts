import type { PlanChange, UploadInterval } from '@oja/contract/plans';
import { dailyPriceKobo } from './period.ts';

export interface ChosenPlan {
  id: string;
  priceKobo: number;
  uploadInterval: UploadInterval | null;
  uploadLimit: number | null;
}

export interface CurrentPlan {
  plan: ChosenPlan;
  /** Null on a free plan, which never ends. */
  periodEndsAt: Date | null;
  nextPlanId: string | null;
  /** Cancelled by the user, so it will not renew. */
  ends: boolean;
}

/**
 * The effect of choosing a plan. A larger plan begins at once with a new period; a smaller one waits, because the
 * running period is paid. After that period any choice is paid and begins at once.
 */
export function decidePlanChange(current: CurrentPlan | null, wanted: ChosenPlan, now: Date): PlanChange {
  if (current === null) return 'start';
  const { plan, periodEndsAt, nextPlanId, ends } = current;
  const isOver = periodEndsAt !== null && periodEndsAt <= now;
  if (wanted.id === plan.id) {
    if (isOver) return 'renew';
    return nextPlanId === null && !ends ? 'current' : 'keep';
  }
  if (isOver || periodEndsAt === null) return 'upgrade';
  if (isLarger(wanted, plan)) return 'upgrade';
  return wanted.id === nextPlanId ? 'scheduled' : 'downgrade';
}

/** By daily price; between equals, by the listing limit. */
function isLarger(one: ChosenPlan, other: ChosenPlan): boolean {
  const difference = dailyPriceKobo(one) - dailyPriceKobo(other);
  if (difference !== 0) return difference > 0;
  return (one.uploadLimit ?? Number.POSITIVE_INFINITY) > (other.uploadLimit ?? Number.POSITIVE_INFINITY);
}
