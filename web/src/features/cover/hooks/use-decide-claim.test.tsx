import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useDecideClaim } from './use-decide-claim';

beforeEach(() => void signIn());

const route = 'POST /admin/claims/claim-1/decide';
const queue = { 'GET /admin/work/next': succeed(null) };

function renderDecision() {
  const events = { onDone: vi.fn(), onFailed: vi.fn() };
  const { result } = renderHookInApp(() => useDecideClaim({ id: 'claim-1', reference: 'TXN-007' }, events));
  const send = (details: string) => act(async () => result.current.send({ outcome: 'upheld', details }));
  return { ...events, send };
}

test('a lost decision repeats its key; another decision has another key', async () => {
  const calls = fakeApi({ ...queue, [route]: [lose, lose, succeed({}, { approval: null })] });
  const { send, onDone, onFailed } = renderDecision();
  await send('The address was changed back.');
  expect([onDone.mock.calls.length, onFailed.mock.calls.length]).toEqual([0, 1]);
  expect(shownToast()?.variant).toBe('destructive');
  await send('The address was changed back.');
  await send('The seller took it back.');
  const [first, repeated, changed] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(repeated).toBe(first);
  expect(changed).not.toBe(first);
  expect([onDone.mock.calls.length, onFailed.mock.calls.length]).toEqual([1, 2]);
  expect(shownToast()).toMatchObject({
    title: 'Claim Decided',
    description: 'TXN-007: both sides are told.',
  });
});

test('a decision that another administrator must approve says so', async () => {
  const approval = { id: 'approval-1', lapses_at: '2026-11-20T09:00:00.000Z' };
  fakeApi({ ...queue, [route]: succeed({}, { approval }) });
  const { send } = renderDecision();
  await send('The address was changed back.');
  expect(shownToast()?.title).toBe('Waiting for Approval');
});

test('a refused decision shows the sentence of the server', async () => {
  fakeApi({ ...queue, [route]: refuse(409, 'claim_state_conflict', 'This claim has been decided.') });
  const { send, onDone } = renderDecision();
  await send('The address was changed back.');
  expect(shownToast()?.description).toBe('This claim has been decided.');
  expect(onDone).not.toHaveBeenCalled();
});
