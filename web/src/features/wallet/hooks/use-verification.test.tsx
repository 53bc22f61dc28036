import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalTimings } from '@/config/portal-timings';
import { fakeApi, holdAnswer, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { pass, renderHookInApp, shownToast } from '../../../../test/render';
import { useVerification } from './use-verification';

const route = 'GET /paystack/verify';
const paid = succeed({ amount: 500_000 });

beforeEach(() => {
  vi.useFakeTimers();
  signIn();
});

const renderVerification = (reference: string | undefined = 'ref-1') =>
  renderHookInApp(() => useVerification(reference));

test('asks again twice while the network fails, with a pause before each', async () => {
  const calls = fakeApi({ [route]: [lose, lose, paid] });
  const { result } = renderVerification();
  await pass(portalTimings.verificationRetryDelayMs - 1);
  expect(result.current.verification).toEqual({ state: 'processing', attempt: 1 });
  await pass(1);
  expect(result.current.verification).toEqual({ state: 'processing', attempt: 2 });
  await pass(portalTimings.verificationRetryDelayMs);
  expect(result.current.verification).toEqual({ state: 'success', amountNaira: 5_000 });
  expect(calls.map(({ query }) => query)).toEqual(Array(3).fill({ reference: 'ref-1' }));
  expect(shownToast()?.title).toBe('Transaction Successful');
});

test('gives up after three attempts, and verifies again on demand', async () => {
  const calls = fakeApi({ [route]: [lose, lose, lose, paid] });
  const { result } = renderVerification();
  await pass(portalTimings.verificationRetryDelayMs * 2);
  expect(result.current.verification).toMatchObject({ state: 'error', again: 'verify' });
  expect(shownToast()?.variant).toBe('destructive');
  expect(calls).toHaveLength(3);
  act(() => result.current.verifyAgain());
  await pass(0);
  expect(result.current.verification).toEqual({ state: 'success', amountNaira: 5_000 });
});

test.each([
  ['payment_failed', { state: 'declined', sentence: 'Not paid.' }],
  ['payment_not_completed', { state: 'cancelled' }],
])('asks once about a payment that was not made (%s), and the page alone shows it', async (code, outcome) => {
  const before = shownToast();
  const calls = fakeApi({ [route]: refuse(422, code, 'Not paid.') });
  const { result } = renderVerification();
  await pass(portalTimings.verificationRetryDelayMs * 3);
  expect(result.current.verification).toEqual(outcome);
  expect(calls).toHaveLength(1);
  expect(shownToast()).toBe(before);
});

test('asks nothing without a reference', async () => {
  const calls = fakeApi({});
  const { result } = renderHookInApp(() => useVerification(undefined));
  await pass(0);
  expect(result.current.verification).toMatchObject({ state: 'error', again: 'pay' });
  expect(calls).toEqual([]);
});

test('a page that was left neither asks on nor shows a toast', async () => {
  const held = holdAnswer();
  const calls = fakeApi({ [route]: held.answer });
  const before = shownToast();
  const { unmount } = renderVerification();
  await pass(0);
  unmount();
  expect(calls[0]?.signal?.aborted).toBe(true);
  held.release(paid);
  await pass(portalTimings.verificationRetryDelayMs);
  expect(shownToast()).toBe(before);
});
