import { lagosDay } from '@oja/contract/lagos-time';
import { nairaText } from '@oja/contract/money';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { account } from '../../../domain/ledger/chart-of-accounts.ts';
import { decidePlanChange } from '../../../domain/plan/decide-plan-change.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { BalanceTooLow, readBalance } from '../../money/ledger/index.ts';
import { accountChanged, makeSeller } from '../../people/accounts/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { beginPeriod } from './begin-period.ts';
import { currentPlanOf } from './current-plan.ts';
import {
  lockSubscription,
  type PlanRow,
  readPlan,
  type SubscriptionRow,
  updateSubscription,
} from './plan.store.ts';

export interface ChosenPlan {
  plan: { id: string; name: string };
  effective: 'now' | 'period_end' | 'unchanged';
  effectiveAt: string;
}

/**
 * Subscribes a user to a plan. A first or larger plan is paid from the wallet and begins at once; a smaller one begins
 * when the paid period ends. Concurrent choices are serialised.
 */
export async function choosePlan(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  input: { userId: string; planId: string; expectedPriceKobo?: number; idempotencyKey?: string },
): Promise<ChosenPlan> {
  const { userId, planId, expectedPriceKobo } = input;
  const keyedCall = {
    key: input.idempotencyKey,
    userId,
    endpoint: 'becomeSeller',
    input: { planId, expectedPriceKobo },
    at: deps.now(),
  };
  try {
    const chosen = await runOnce(deps.db, keyedCall, (tx) =>
      choose(tx, deps, { userId, planId, expectedPriceKobo }),
    );
    await accountChanged(deps, userId, ['profile', 'plans']);
    return chosen;
  } catch (error) {
    // The wallet was spent between the check and the payment.
    if (error instanceof BalanceTooLow) throw new Refusal('wallet_balance_too_low');
    throw error;
  }
}

interface Choice {
  userId: string;
  planId: string;
  /** The price the person agreed to; undefined accepts any. */
  expectedPriceKobo: number | undefined;
}

async function choose(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  { userId, planId, expectedPriceKobo }: Choice,
): Promise<ChosenPlan> {
  const subscription = await lockSubscription(tx, userId);
  const now = deps.now();
  const wanted = await readPlan(tx, planId);
  const isOffered = wanted?.archivedAt === null || subscription.planId === planId;
  if (wanted === undefined || !isOffered) throw new Refusal('not_found');
  const change = decidePlanChange(await currentPlanOf(tx, subscription), wanted, now);
  switch (change) {
    case 'current':
      throw new Refusal('plan_already_chosen');
    case 'scheduled':
      throw new Refusal('plan_already_chosen', {
        message: `You're already changing to the ${wanted.name} plan`,
      });
    case 'keep':
      await updateSubscription(tx, userId, { nextPlanId: null, ends: false, announcedPriceKobo: null });
      return chosen(wanted, 'unchanged', now);
    case 'downgrade': {
      const at = subscription.periodEndsAt ?? now;
      await updateSubscription(tx, userId, { nextPlanId: wanted.id, ends: false, announcedPriceKobo: null });
      await notify(tx, 'plan_change_planned', userId, { plan: wanted.name, at: lagosDay(at) }, now);
      return chosen(wanted, 'period_end', at);
    }
    case 'start':
    case 'upgrade':
    case 'renew':
      if (expectedPriceKobo !== undefined && expectedPriceKobo !== wanted.priceKobo)
        throw new Refusal('plan_price_changed');
      await payAndBegin(tx, { subscription, plan: wanted, now });
      return chosen(wanted, 'now', now);
    default:
      return change satisfies never;
  }
}

async function payAndBegin(
  tx: Tx,
  input: { subscription: SubscriptionRow; plan: PlanRow; now: Date },
): Promise<void> {
  const { subscription, plan, now } = input;
  const { userId } = subscription;
  await refuseWhenShort(tx, userId, plan);
  await makeSeller(tx, userId);
  await beginPeriod(tx, {
    subscription,
    plan,
    priceKobo: plan.priceKobo,
    startsAt: now,
    now,
    notifySubscriber: (until) =>
      notify(tx, 'plan_started', userId, { plan: plan.name, paidKobo: plan.priceKobo, until }, now),
  });
}

/** Refuses with the missing amount. The final check is the ledger's, when the payment is posted. */
async function refuseWhenShort(tx: Tx, userId: string, plan: PlanRow): Promise<void> {
  const missingKobo = plan.priceKobo - (await readBalance(tx, account.wallet(userId)));
  if (missingKobo <= 0) return;
  throw new Refusal('wallet_balance_too_low', {
    message: `Your wallet is ${nairaText(missingKobo)} short for the ${plan.name} plan. Add funds and choose it again.`,
  });
}

function chosen(plan: PlanRow, effective: ChosenPlan['effective'], at: Date): ChosenPlan {
  return { plan: { id: plan.id, name: plan.name }, effective, effectiveAt: at.toISOString() };
}
