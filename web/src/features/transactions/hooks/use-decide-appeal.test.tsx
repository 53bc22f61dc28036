import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useDecideAppeal } from './use-decide-appeal';

const route = 'POST /admin/disputes/purchase-1/appeal/decide';
const queue = { 'GET /admin/work/next': succeed(null) };
const upheld = succeed({ reference: 'TXN-007' }, { approval: null });

beforeEach(() => void signIn());

function renderDecision() {
  const events = { onDone: vi.fn(), onFailed: vi.fn() };
  const { result } = renderHookInApp(() => useDecideAppeal(events));
  const send = (details: string) =>
    act(async () => result.current.send({ purchaseId: 'purchase-1', decision: 'stands', details }));
  return { ...events, send };
}

test('a lost decision repeats its key; another decision has another key', async () => {
  const calls = fakeApi({ ...queue, [route]: [lose, lose, upheld] });
  const { send, onDone, onFailed } = renderDecision();
  await send('The evidence was weighed.');
  expect(shownToast()).toMatchObject({ variant: 'destructive' });
  await send('The evidence was weighed.');
  expect([onDone.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 2]);
  await send('Nothing new was said.');
  const [first, repeated, changed] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(repeated).toBe(first);
  expect(changed).not.toBe(first);
  expect(onDone).toHaveBeenCalledOnce();
  expect(shownToast()).toMatchObject({
    title: 'Appeal Decided',
    description: 'TXN-007 is decided, and both sides are told.',
  });
});

test('a decision that another administrator must approve does not say that it is decided', async () => {
  const approval = { id: 'approval-1', lapses_at: '2026-11-20T09:00:00.000Z' };
  fakeApi({ ...queue, [route]: succeed({ reference: 'TXN-007' }, { approval }) });
  const { send, onDone } = renderDecision();
  await send('The evidence was weighed.');
  expect(onDone).toHaveBeenCalledOnce();
  expect(shownToast()?.title).toBe('Waiting for Approval');
});

test('a refusal shows the sentence of the server and keeps the dialog', async () => {
  fakeApi({ ...queue, [route]: refuse(409, 'appeal_state_conflict', 'This appeal has been decided.') });
  const { send, onDone, onFailed } = renderDecision();
  await send('The evidence was weighed.');
  expect(shownToast()?.description).toBe('This appeal has been decided.');
  expect([onDone.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 1]);
});
