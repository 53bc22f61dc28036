import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { accountChanged } from '../accounts/index.ts';
import { notify } from '../notifications/index.ts';
import { lapsePlan } from './lapse-plan.ts';
import { lockSubscription, readPlan, updateSubscription } from './plan.store.ts';
import { dayText } from './plan-texts.ts';

/**
 * Ends somebody's paid plan instead of renewing it. What is paid stays theirs until its last day, and until then they
 * may take it back by choosing the plan again. During grace there is nothing left to wait for, so it ends at once.
 */
export async function endPlan(deps: Deps, userId: string): Promise<{ name: string; endsAt: Date }> {
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
    await notify(tx, 'plan_end_planned', userId, { plan: plan.name, at: dayText(periodEndsAt) }, now);
    return { name: plan.name, endsAt: periodEndsAt };
  });
  await accountChanged(deps, userId, ['profile', 'plans']);
  return ended;
}
