import type { Offer } from '@oja/contract/offers';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, holdAnswer, refuse, signIn, succeed } from '../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../test/render';
import { sample } from '../../../test/sample';
import { useAnswer } from './use-answer';

const route = 'POST /offers/offer-1/accept';
const offer = sample<Offer>({ id: 'offer-1', amount: 90_000 });
const onDone = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockReset();
});

test('accepts the amount that was read, once, however often it is pressed', async () => {
  const held = holdAnswer();
  const calls = fakeApi({ [route]: held.answer });
  const { result } = renderHookInApp(() => useAnswer(onDone));
  act(() => void result.current.answer('accept', offer));
  act(() => void result.current.answer('accept', offer));
  expect(result.current.isBusy).toBe(true);
  await act(async () => held.release(succeed({})));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(callsOf(calls, route).map(({ body }) => body)).toEqual([{ expected_amount: 90_000 }]);
  expect(shownToast()?.title).toBe('Offer Accepted');
  expect(result.current.isBusy).toBe(false);
});

test('a refusal is shown, and the offers are read again before the question closes', async () => {
  const refused = refuse(409, 'offer_changed', 'The offer was changed meanwhile.');
  fakeApi({ [route]: refused });
  const { result, queryClient } = renderHookInApp(() => useAnswer(onDone));
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries');
  await act(() => result.current.answer('accept', offer));
  expect(shownToast()).toMatchObject({
    variant: 'destructive',
    description: 'The offer was changed meanwhile.',
  });
  expect(invalidated.mock.calls.map(([filter]) => filter?.queryKey)).toContainEqual(['offers']);
  expect(onDone).toHaveBeenCalledOnce();
});
