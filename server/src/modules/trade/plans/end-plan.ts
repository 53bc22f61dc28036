import { lagosDay } from '@oja/contract/lagos-time';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { accountChanged } from '../../people/accounts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { lapsePlan } from './lapse-plan.ts';
import { lockSubscription, readPlan, updateSubscription } from './plan.store.ts';

/**
 * Cancels the renewal of a paid plan. It stays valid until its last day, and choosing it again until then undoes the
 * cancellation. During grace it ends at once.
 */
export async function endPlan(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  userId: string,
): Promise<{ name: string; endsAt: Date }> {
  const ended = await inTransaction(deps.db, async (tx) => {
    const { planId, periodEndsAt } = await lockSubscription(tx, userId);
    const now = deps.now();
    const plan = planId === null ? undefined : await readPlan(tx, planId);
    if (plan === undefined || periodEndsAt === null) throw new Refusal('plan_never_ends');
    if (periodEndsAt <= now) {
      await lapsePlan(tx, { userId, planName: plan.name, now });
      return { name: plan.name, endsAt: now };
    }
    await updateSubscription(tx, userId, { ends: true, nextPlanId: null, announcedPriceKobo: null });
    await notify(tx, 'plan_end_planned', userId, { plan: plan.name, at: lagosDay(periodEndsAt) }, now);
    return { name: plan.name, endsAt: periodEndsAt };
  });
  await accountChanged(deps, userId, ['profile', 'plans']);
  return ended;
}
