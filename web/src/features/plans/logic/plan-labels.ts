import type { PlanChange, SellerPlan, Subscription } from '@oja/contract/plans';
import { formatDate } from '@/lib/dates';
import { formatNaira } from '@/lib/money';

/** What the button of a plan says, by what choosing it would mean. */
export const chooseLabels: Record<PlanChange, (plan: SellerPlan) => string> = {
  start: ({ name }) => `Choose ${name}`,
  upgrade: ({ name }) => `Upgrade to ${name}`,
  downgrade: ({ name }) => `Change to ${name}`,
  renew: () => 'Renew now',
  keep: () => 'Stay on this plan',
  current: () => 'Current Plan',
  scheduled: () => 'Planned',
};

/** The note under the button: what choosing the plan costs. */
export function noteUnderButton(plan: SellerPlan, subscription: Subscription | null): string {
  const endsAt = subscription?.period_ends_at;
  switch (plan.change) {
    case 'start':
    case 'upgrade':
    case 'renew':
      return plan.price === 0
        ? 'Nothing is taken from your wallet.'
        : `${formatNaira(plan.price)} from your wallet, after you confirm.`;
    case 'downgrade':
      return endsAt ? `Begins on ${formatDate(endsAt)}. Nothing to pay now.` : 'Nothing to pay now.';
    case 'keep':
      return subscription?.ends ? 'It renews as before.' : 'Takes back the planned change.';
    case 'scheduled':
      return endsAt ? `Begins on ${formatDate(endsAt)}.` : 'Begins when your period ends.';
    case 'current':
      return 'You are on this plan.';
    default:
      return plan.change satisfies never;
  }
}

/** Whether choosing it takes money from the wallet now, which is confirmed first. */
export function isPaidNow({ change, price }: SellerPlan): boolean {
  return price > 0 && (change === 'start' || change === 'upgrade' || change === 'renew');
}

export function renewalSentence({ price, renews_at: renewsAt }: SellerPlan): string {
  return renewsAt === null
    ? ''
    : `Renews on ${formatDate(renewsAt)} for ${formatNaira(price)} from your wallet, until you cancel.`;
}

/** A larger plan begins at once; the rest of a paid period is lost with it. */
export function replacementSentence({ change }: SellerPlan, subscription: Subscription | null): string {
  if (change !== 'upgrade' || subscription?.period_ends_at == null || subscription.status === 'grace')
    return '';
  return `It replaces your ${subscription.plan.name} plan at once; the rest of that period is not paid back.`;
}

export function uploadLimitText(uploadLimit: number | null): string {
  if (uploadLimit === null) return 'Unlimited live listings';
  return uploadLimit === 1 ? '1 live listing' : `${uploadLimit} live listings`;
}

/** What comes next, in one sentence for the banner; undefined on a free plan, which never ends. */
export function periodSentence(subscription: Subscription): string | undefined {
  const { period_ends_at: endsAt, next_plan: nextPlan, renewal_price: price } = subscription;
  if (endsAt === null) return undefined;
  if (subscription.ends) return `Ends on ${formatDate(endsAt)} and is not renewed.`;
  const cost = price ? ` for ${formatNaira(price)} from your wallet` : '';
  return nextPlan
    ? `Changes to the ${nextPlan.name} plan on ${formatDate(endsAt)}${cost}.`
    : `Renews on ${formatDate(endsAt)}${cost}.`;
}
