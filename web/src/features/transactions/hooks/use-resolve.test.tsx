import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, lose, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useResolve } from './use-resolve';

const route = 'POST /admin/disputes/purchase-1/resolve';
const decision = {
  purchaseId: 'purchase-1',
  type: 'favor_buyer',
  refundAmount: undefined,
  details: 'The account was taken back.',
  earlyReason: undefined,
} as const;
const file = { others_can_decide: true };
const queue = { 'GET /admin/work/next': succeed(null) };
const onDone = vi.fn();
const onFailed = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockReset();
  onFailed.mockReset();
});

test('a retry of the same decision repeats its key, another decision gets a new one', async () => {
  const calls = fakeApi({
    ...queue,
    [route]: [lose, lose, succeed({ reference: 'D-1' }, { approval: null })],
  });
  const { result } = renderHookInApp(() => useResolve({ file, onDone, onFailed }));
  act(() => result.current.send(decision));
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(1));
  expect(shownToast()?.variant).toBe('destructive');
  act(() => result.current.send(decision));
  await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(2));
  act(() => result.current.send({ ...decision, details: 'Another reason.' }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  const [first, second, third] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['favor_buyer', 'Dispute Resolved'],
  ['escalate', 'Dispute Escalated'],
] as const)('after %s the toast says %s', async (type, title) => {
  fakeApi({ ...queue, [route]: succeed({ reference: 'D-1' }, { approval: null }) });
  const { result } = renderHookInApp(() => useResolve({ file, onDone, onFailed }));
  act(() => result.current.send({ ...decision, type }));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await waitFor(() => expect(shownToast()?.title).toBe(title));
});

test.each([
  [true, 'Another member of staff decides about D-1.'],
  [false, 'No other member of staff can decide about D-1 now, so it stays with you.'],
])('an escalation says who decides, where others can: %s', async (others_can_decide, description) => {
  fakeApi({ ...queue, [route]: succeed({ reference: 'D-1' }, { approval: null }) });
  const { result } = renderHookInApp(() => useResolve({ file: { others_can_decide }, onDone, onFailed }));
  act(() => result.current.send({ ...decision, type: 'escalate' }));
  await waitFor(() => expect(shownToast()?.description).toBe(description));
});

test('a decision that needs approval says so, and not that the dispute is resolved', async () => {
  const approval = { id: 'approval-1', lapses_at: '2026-11-19T09:30:00.000Z' };
  fakeApi({ ...queue, [route]: succeed({ reference: 'D-1' }, { approval }) });
  const { result } = renderHookInApp(() => useResolve({ file, onDone, onFailed }));
  act(() => result.current.send(decision));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  await waitFor(() => expect(shownToast()?.title).toBe('Waiting for Approval'));
});
