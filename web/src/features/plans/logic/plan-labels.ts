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

/** The note under the button: what is charged on a click. */
export function noteUnderButton(plan: SellerPlan, subscription: Subscription | null): string {
  const endsAt = subscription?.period_ends_at;
  switch (plan.change) {
    case 'start':
    case 'upgrade':
    case 'renew':
      return plan.price === 0
        ? 'Nothing is taken from your wallet.'
        : `${formatNaira(plan.price)} is taken from your wallet now.`;
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
