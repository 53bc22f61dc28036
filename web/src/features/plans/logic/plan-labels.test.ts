import { planChanges, type SellerPlan, type Subscription } from '@oja/contract/plans';
import { expect, test } from 'vitest';
import { chooseLabels, noteUnderButton, periodSentence, uploadLimitText } from './plan-labels';

const plan: SellerPlan = {
  id: 'g',
  name: 'Growth',
  description: '',
  price: 5_000,
  uploadInterval: 'month',
  uploadLimit: 15,
  features: [],
  isPopular: false,
  isCurrent: false,
  change: 'start',
  renews_at: null,
};
const subscription: Subscription = {
  plan: { id: 'p', name: 'Pro' },
  status: 'active',
  period_ends_at: '2026-12-15T09:00:00.000Z',
  grace_ends_at: null,
  ends: false,
  next_plan: null,
  renewal_price: 15_000,
};

test('every change has a label, and the current plan the specified one (U301)', () => {
  expect(planChanges.map((change) => chooseLabels[change](plan))).toEqual([
    'Choose Growth',
    'Upgrade to Growth',
    'Change to Growth',
    'Renew now',
    'Stay on this plan',
    'Current Plan',
    'Planned',
  ]);
});

test.each([
  ['start', '₦5,000.00 from your wallet, after you confirm.'],
  ['upgrade', '₦5,000.00 from your wallet, after you confirm.'],
  ['renew', '₦5,000.00 from your wallet, after you confirm.'],
  ['downgrade', 'Begins on Dec 15, 2026. Nothing to pay now.'],
  ['keep', 'Takes back the planned change.'],
  ['scheduled', 'Begins on Dec 15, 2026.'],
  ['current', 'You are on this plan.'],
] as const)('the note for %s says what it costs and when', (change, note) => {
  expect(noteUnderButton({ ...plan, change }, subscription)).toBe(note);
});

test('a free plan takes nothing', () => {
  expect(noteUnderButton({ ...plan, price: 0 }, null)).toBe('Nothing is taken from your wallet.');
});

test.each([
  [null, 'Unlimited live listings'],
  [1, '1 live listing'],
  [15, '15 live listings'],
])('an upload limit of %s reads %s (U298)', (limit, text) => {
  expect(uploadLimitText(limit)).toBe(text);
});

test('the banner says what comes next', () => {
  expect(periodSentence(subscription)).toBe('Renews on Dec 15, 2026 for ₦15,000.00 from your wallet.');
  expect(periodSentence({ ...subscription, next_plan: { id: 's', name: 'Starter' }, renewal_price: 0 })).toBe(
    'Changes to the Starter plan on Dec 15, 2026.',
  );
  expect(periodSentence({ ...subscription, period_ends_at: null, renewal_price: null })).toBeUndefined();
});
