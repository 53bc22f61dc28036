import type { SellerPlan } from '@oja/contract/plans';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/config/paths';
import { portalTimings } from '@/config/portal-timings';
import { callsOf, fakeApi, holdAnswer, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { pass, renderHookInApp, shownToast } from '../../../../test/render';
import { sample } from '../../../../test/sample';
import { useChoosePlan } from './use-choose-plan';

const route = 'POST /plans/become-seller';
const pro = sample<SellerPlan>({ id: 'plan-pro', name: 'Pro', price: 15_000, change: 'upgrade' });
const path = '/dashboard/become-seller';
let session: Record<string, ReturnType<typeof succeed>>;

beforeEach(() => {
  session = { 'GET /user': succeed(signIn().user) };
});

const renderChoice = () => renderHookInApp(useChoosePlan, { path });

test('a price is charged only after the confirmation, and as it was shown', async () => {
  const calls = fakeApi({ ...session, [route]: succeed({ effective: 'period_end' }) });
  const { result } = renderChoice();
  act(() => result.current.choose(pro));
  await waitFor(() => expect(result.current.confirmingId).toBe('plan-pro'));
  expect(callsOf(calls, route)).toEqual([]);
  act(() => result.current.pay(pro));
  await waitFor(() =>
    expect(callsOf(calls, route).map(({ body }) => body)).toEqual([
      { plan_id: 'plan-pro', expected_price: 15_000 },
    ]),
  );
  expect(result.current.confirmingId).toBeUndefined();
});

test.each([
  ['a free plan', { price: 0, change: 'start' }],
  ['a smaller plan', { change: 'downgrade' }],
  ['a planned change that is taken back', { change: 'keep' }],
] as const)('%s costs nothing now and needs no confirmation', async (_name, part) => {
  const calls = fakeApi({ ...session, [route]: succeed({ effective: 'period_end' }) });
  const { result } = renderChoice();
  act(() => result.current.choose({ ...pro, ...part }));
  await waitFor(() => expect(callsOf(calls, route)).toHaveLength(1));
  expect(result.current.confirmingId).toBeUndefined();
});

test('a plan that takes effect now leads to the dashboard after a moment', async () => {
  vi.useFakeTimers();
  fakeApi({ ...session, [route]: succeed({ effective: 'now' }, { message: 'Welcome, seller!' }) });
  const { result } = renderChoice();
  act(() => result.current.pay(pro));
  await pass(0);
  expect(shownToast()?.title).toBe('Welcome, seller!');
  expect(result.current.isLeaving).toBe(true);
  await pass(portalTimings.purchaseRedirectMs);
  expect(window.location.pathname).toBe(paths.dashboard.overview);
});

test('a change at the end of the period stays on the page', async () => {
  vi.useFakeTimers();
  fakeApi({ ...session, [route]: succeed({ effective: 'period_end' }) });
  const { result } = renderChoice();
  act(() => result.current.pay(pro));
  await pass(portalTimings.purchaseRedirectMs * 2);
  expect(window.location.pathname).toBe(path);
});

test('a retry repeats its key, and the same choice after a success is a new order', async () => {
  const calls = fakeApi({ ...session, [route]: [lose, succeed({ effective: 'period_end' })] });
  const { result } = renderChoice();
  for (let order = 1; order <= 3; order += 1) {
    act(() => result.current.pay(pro));
    await waitFor(() => expect(callsOf(calls, route)).toHaveLength(order));
    await waitFor(() => expect(result.current.pendingPlanId).toBeUndefined());
  }
  const [first, second, third] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('names the plan that is being processed', async () => {
  const held = holdAnswer();
  fakeApi({ ...session, [route]: held.answer });
  const { result } = renderChoice();
  act(() => result.current.pay(pro));
  await waitFor(() => expect(result.current.pendingPlanId).toBe('plan-pro'));
  held.release(succeed({ effective: 'period_end' }));
  await waitFor(() => expect(result.current.pendingPlanId).toBeUndefined());
});

test('a wallet that holds too little offers the way to add funds', async () => {
  fakeApi({ ...session, [route]: refuse(409, 'wallet_balance_too_low', 'You need ₦4,000 more.') });
  const { result } = renderChoice();
  act(() => result.current.pay(pro));
  await waitFor(() => expect(result.current.shortSentence).toBe('You need ₦4,000 more.'));
  await act(async () => shownToast()?.action?.onSelect());
  expect(window.location.pathname + window.location.search).toBe(paths.dashboard.addFunds);
});

test.each([
  ['current', "You're already on this plan"],
  ['scheduled', "You're already changing to the Pro plan"],
] as const)('sends nothing for a plan that is %s', (change, title) => {
  const calls = fakeApi(session);
  const { result } = renderChoice();
  act(() => result.current.choose({ ...pro, change }));
  expect(shownToast()?.title).toBe(title);
  expect(calls).toEqual([]);
});
