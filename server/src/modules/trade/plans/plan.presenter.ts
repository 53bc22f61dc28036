import { nairaFromKobo } from '@oja/contract/money';
import type { PlanChange, PlanFeatureRow, SellerPlan, StaffPlan, Subscription } from '@oja/contract/plans';
import { renewalPriceKobo } from '../../../domain/plan/decide-period-end.ts';
import { type CurrentPlan, decidePlanChange } from '../../../domain/plan/decide-plan-change.ts';
import { endOfPeriod } from '../../../domain/plan/period.ts';
import type { PlanWithFeatures } from './plan.queries.ts';
import type { SubscriptionRow } from './plan.store.ts';

/** One row for every feature, as the specification's call has it. */
export function presentFeatureRows(plans: readonly PlanWithFeatures[]): PlanFeatureRow[] {
  return plans.flatMap((plan) =>
    plan.features.map((feature) => ({
      plan_id: plan.id,
      plan: {
        id: plan.id,
        name: plan.name,
        price: nairaFromKobo(plan.priceKobo),
        uploadLimit: plan.uploadLimit,
        isPopular: plan.isPopular,
        description: plan.description,
      },
      feature,
    })),
  );
}

export function presentSellerPlan(
  plan: PlanWithFeatures,
  viewer: { current: CurrentPlan | null; now: Date },
): SellerPlan {
  const change = decidePlanChange(viewer.current, plan, viewer.now);
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    price: nairaFromKobo(plan.priceKobo),
    ...(plan.uploadInterval === null ? {} : { uploadInterval: plan.uploadInterval }),
    uploadLimit: plan.uploadLimit,
    features: plan.features,
    isPopular: plan.isPopular,
    isCurrent: viewer.current?.plan.id === plan.id,
    change,
    renews_at: renewalOf(plan, { change, now: viewer.now })?.toISOString() ?? null,
  };
}

/** Whatever is paid now begins now, with an anchor of its own. */
function renewalOf(plan: PlanWithFeatures, { change, now }: { change: PlanChange; now: Date }): Date | null {
  const isPaidNow = change === 'start' || change === 'upgrade' || change === 'renew';
  return isPaidNow && plan.uploadInterval !== null ? endOfPeriod(now, plan.uploadInterval) : null;
}

export function presentSubscription(
  subscription: SubscriptionRow,
  plans: readonly PlanWithFeatures[],
): Subscription | null {
  const byId = (id: string | null) => plans.find((plan) => plan.id === id);
  const plan = byId(subscription.planId);
  if (plan === undefined) return null;
  const nextPlan = byId(subscription.nextPlanId);
  const renewalKobo = renewalPriceKobo({ ...subscription, nextPlan: nextPlan ?? plan });
  return {
    plan: { id: plan.id, name: plan.name },
    status: subscription.graceEndsAt === null ? 'active' : 'grace',
    period_ends_at: subscription.periodEndsAt?.toISOString() ?? null,
    grace_ends_at: subscription.graceEndsAt?.toISOString() ?? null,
    ends: subscription.ends,
    next_plan: nextPlan ? { id: nextPlan.id, name: nextPlan.name } : null,
    renewal_price:
      subscription.periodEndsAt === null || subscription.ends ? null : nairaFromKobo(renewalKobo),
  };
}

export function presentStaffPlan(plan: PlanWithFeatures, subscribers: number): StaffPlan {
  return {
    id: plan.id,
    name: plan.name,
    description: plan.description,
    price: nairaFromKobo(plan.priceKobo),
    uploadInterval: plan.uploadInterval,
    uploadLimit: plan.uploadLimit,
    features: plan.features,
    isPopular: plan.isPopular,
    archived_at: plan.archivedAt?.toISOString() ?? null,
    subscribers,
  };
}
