import type { SellerPlan, Subscription } from '@oja/contract/plans';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeApi, signIn, succeed } from '../../../../test/fake-api';
import { renderInApp } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { PlanPaymentDialog } from './plan-payment-dialog';

const growth = sample<SellerPlan>({
  id: 'plan-growth',
  name: 'Growth',
  price: 5_000,
  uploadLimit: 15,
  change: 'start',
  renews_at: '2026-12-16T12:00:00.000Z',
});

function renderDialog(balance: number, subscription: Subscription | null = null, plan = growth) {
  signIn();
  fakeApi({ 'GET /wallet/stats': succeed([{ value: balance }]) });
  const onPay = vi.fn();
  renderInApp(
    <PlanPaymentDialog
      plan={plan}
      subscription={subscription}
      feePercent={10}
      open
      onClose={() => undefined}
      onPay={onPay}
    />,
  );
  return onPay;
}

const fact = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement as HTMLElement);

test('shows price, renewal, fee and the wallet before and after, and pays on demand', async () => {
  const onPay = renderDialog(460_000);
  const pay = await screen.findByRole('button', { name: 'Pay ₦5,000.00' });
  await screen.findByText('Left afterwards');
  expect(fact('You pay').getByText('₦5,000.00')).toBeTruthy();
  expect(fact('Your wallet').getByText('₦460,000.00')).toBeTruthy();
  expect(fact('Left afterwards').getByText('₦455,000.00')).toBeTruthy();
  expect(fact('Platform fee, 10%').getByText('Taken from each sale')).toBeTruthy();
  expect(
    screen.getByText('Renews on Dec 16, 2026 for ₦5,000.00 from your wallet, until you cancel.'),
  ).toBeTruthy();
  pay.click();
  expect(onPay).toHaveBeenCalledOnce();
});

test('too little money leads to Add Funds with the missing amount and back to this plan', async () => {
  renderDialog(1_500);
  const link = await screen.findByRole('link', { name: 'Add Funds' });
  expect(link.getAttribute('href')).toBe(
    '/dashboard/wallet?add-funds=1&amount=3500&back=%2Fdashboard%2Fbecome-seller%3Fview%3Dplans%26plan%3Dplan-growth',
  );
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
});

test('a larger plan says what becomes of the paid period', () => {
  const subscription = sample<Subscription>({
    plan: { id: 'plan-small', name: 'Small' },
    status: 'active',
    period_ends_at: '2026-12-01T12:00:00.000Z',
  });
  renderDialog(460_000, subscription, { ...growth, change: 'upgrade' });
  expect(
    screen.getByText(/replaces your Small plan at once; the rest of that period is not paid back/),
  ).toBeTruthy();
});
