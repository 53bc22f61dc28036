import { dayMs } from '@oja/contract/durations';
import type { HandoverPlan } from '@oja/contract/handover-plan-fields';
import { type StaleWait, waitCheckedDays } from '@oja/contract/handover-plans';
import { lagosDay } from '../lagos-days.ts';

/** The waits whose source was not read for too long, the oldest check first. */
export function findStaleWaits(plans: readonly HandoverPlan[], now: Date): StaleWait[] {
  const oldestDay = lagosDay(new Date(now.getTime() - waitCheckedDays * dayMs));
  return plans
    .flatMap(({ platform, kind, steps }) =>
      steps.flatMap(({ key, title, wait }) =>
        wait === null || wait.checked_on >= oldestDay ? [] : [{ platform, kind, step: key, title, ...wait }],
      ),
    )
    .toSorted((one, other) => one.checked_on.localeCompare(other.checked_on));
}
