import { lagosDay } from '@oja/contract/lagos-time';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { decidePeriodEnd } from '../../../domain/plan/decide-period-end.ts';
import { BalanceTooLow, readBalance } from '../../money/ledger/index.ts';
import { accountChanged } from '../../people/accounts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { beginPeriod } from './begin-period.ts';
import { lapsePlan } from './lapse-plan.ts';
import {
  lockSubscription,
  type PlanRow,
  readPlan,
  type SubscriptionRow,
  updateSubscription,
} from './plan.store.ts';

/**
 * Settles one subscription by the clock: announces the renewal, renews, changes to the smaller plan that was chosen,
 * grants days to fund the wallet, or ends it. Listings stay when a plan ends; new ones need another plan. Safe to
 * repeat: nothing happens to a subscription that is not due.
 */
export async function settlePeriod(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  userId: string,
): Promise<void> {
  const settle = () => inTransaction(deps.db, (tx) => settleLocked(tx, deps, userId));
  // A wallet that was spent between the check and the payment is checked once more.
  const changed = await settle().catch((error: unknown) => {
    if (error instanceof BalanceTooLow) return settle();
    throw error;
  });
  if (changed) await accountChanged(deps, userId, ['profile', 'plans']);
}

async function settleLocked(tx: Tx, deps: Pick<Deps, 'now'>, userId: string): Promise<boolean> {
  const subscription = await lockSubscription(tx, userId);
  const now = deps.now();
  const found = await readPlansOf(tx, subscription);
  if (found === undefined) return false;
  const { plan, nextPlan } = found;
  const decision = decidePeriodEnd(
    {
      ...subscription,
      nextPlan,
      mayPay: await mayPay(tx, userId),
      balanceKobo: await readBalance(tx, account.wallet(userId)),
    },
    now,
  );
  switch (decision.kind) {
    case 'nothing':
      return false;
    case 'announce':
      await updateSubscription(tx, userId, { announcedPriceKobo: decision.priceKobo });
      await announceEnd(tx, { subscription, plan, nextPlan, priceKobo: decision.priceKobo, now });
      return true;
    case 'grant_grace':
      await updateSubscription(tx, userId, {
        announcedPriceKobo: decision.priceKobo,
        graceEndsAt: decision.graceEndsAt,
      });
      await notify(
        tx,
        'plan_payment_missing',
        userId,
        { plan: nextPlan.name, priceKobo: decision.priceKobo, until: lagosDay(decision.graceEndsAt) },
        now,
      );
      return true;
    case 'begin':
      await beginPeriod(tx, {
        subscription,
        plan: nextPlan,
        priceKobo: decision.priceKobo,
        startsAt: decision.startsAt,
        now,
        notifySubscriber: (until) =>
          notify(
            tx,
            nextPlan.id === plan.id ? 'plan_renewed' : 'plan_changed',
            userId,
            { plan: nextPlan.name, paidKobo: decision.priceKobo, until },
            now,
          ),
      });
      return true;
    case 'lapse':
      await lapsePlan(tx, { userId, planName: plan.name, now });
      return true;
    default:
      return decision satisfies never;
  }
}

/** A change to a free plan costs nothing and has a notification of its own. */
async function announceEnd(
  tx: Tx,
  end: { subscription: SubscriptionRow; plan: PlanRow; nextPlan: PlanRow; priceKobo: number; now: Date },
): Promise<void> {
  const { subscription, plan, nextPlan, priceKobo, now } = end;
  const at = lagosDay(subscription.periodEndsAt ?? now);
  if (nextPlan.id !== plan.id) {
    await notify(tx, 'plan_change_soon', subscription.userId, { plan: nextPlan.name, priceKobo, at }, now);
    return;
  }
  await notify(tx, 'plan_renewal_soon', subscription.userId, { plan: plan.name, priceKobo, at }, now);
}

async function readPlansOf(
  tx: Tx,
  subscription: SubscriptionRow,
): Promise<{ plan: PlanRow; nextPlan: PlanRow } | undefined> {
  if (subscription.planId === null) return undefined;
  const plan = await readPlan(tx, subscription.planId);
  const nextPlan = await readPlan(tx, subscription.nextPlanId ?? subscription.planId);
  return plan && nextPlan && { plan, nextPlan };
}

/** A suspended or erased user is never charged. */
async function mayPay(tx: Tx, userId: string): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select(['status', 'erasedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return person.status === 'active' && person.erasedAt === null;
}
