import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';
import type { CurrentPlan } from '../../../domain/plan/decide-plan-change.ts';
import type { SubscriptionRow } from './plan.store.ts';

/** The subscription in the shape of the decision rules; null without a plan. */
export async function currentPlanOf(
  db: Db | Tx,
  subscription: Pick<SubscriptionRow, 'planId' | 'periodEndsAt' | 'nextPlanId' | 'ends'> | undefined,
): Promise<CurrentPlan | null> {
  if (subscription?.planId == null) return null;
  const plan = await db
    .selectFrom('plans')
    .select(['id', 'priceKobo', 'uploadInterval', 'uploadLimit'])
    .where('id', '=', subscription.planId)
    .executeTakeFirstOrThrow();
  const { periodEndsAt, nextPlanId, ends } = subscription;
  return { plan, periodEndsAt, nextPlanId, ends };
}
