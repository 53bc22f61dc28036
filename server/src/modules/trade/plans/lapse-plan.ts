import type { Tx } from '../../../db/transaction.ts';
import { endSelling } from '../../people/accounts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { updateSubscription } from './plan.store.ts';

/** Ends a subscription that the caller has locked. Listings stay, see docs/decisions/0010. */
export async function lapsePlan(tx: Tx, end: { userId: string; planName: string; now: Date }): Promise<void> {
  await updateSubscription(tx, end.userId, {
    planId: null,
    periodEndsAt: null,
    nextPlanId: null,
    ends: false,
    announcedPriceKobo: null,
    graceEndsAt: null,
  });
  await endSelling(tx, end.userId);
  await notify(tx, 'plan_lapsed', end.userId, { plan: end.planName }, end.now);
}
