import { useQuery } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, lose, signIn, succeed } from '../../../../test/fake-api';
import { pass, renderHookInApp, shownToast } from '../../../../test/render';
import { coverQuery } from '../api';
import { useAnswerCheckIn } from './use-answer-check-in';
import { useOpenClaim } from './use-open-claim';

const shown = 'GET /purchases/purchase-1/cover';
const claims = 'POST /purchases/purchase-1/claims';
const checkIn = 'POST /purchases/purchase-1/check-ins/3';
const withoutClaim = succeed({ claims: [] });
const withClaim = succeed({ claims: [{ id: 'claim-1', status: 'open' }] });
const onDone = vi.fn();

beforeEach(() => {
  signIn();
  onDone.mockReset();
  vi.useFakeTimers();
});

/** Long enough for a failed query to be repeated once. */
const retriedMs = 2_000;

async function renderClaim() {
  const { result } = renderHookInApp(() => {
    useQuery(coverQuery('purchase-1'));
    const { form, ...rest } = useOpenClaim('purchase-1', onDone);
    form.register('details');
    return { form, ...rest };
  });
  await pass(0);
  act(() => {
    result.current.form.setValue('kind', 'taken_back');
    result.current.form.setValue('details', 'The password was changed.');
  });
  return {
    details: () => result.current.form.getValues('details'),
    submit: async () => {
      act(() => void result.current.submit());
      await pass(retriedMs);
    },
  };
}

test('after a lost answer the form stays, says what to do, and repeats its key', async () => {
  const calls = fakeApi({ [shown]: [withoutClaim, lose], [claims]: [lose, withClaim] });
  const { submit, details } = await renderClaim();
  await submit();
  expect(shownToast()).toMatchObject({ title: 'No Answer Came', variant: 'destructive' });
  expect(shownToast()?.description).toContain('press Open Claim again: it is opened only once');
  expect(details()).toBe('The password was changed.');
  expect(onDone).not.toHaveBeenCalled();
  await submit();
  expect(onDone).toHaveBeenCalledOnce();
  const keys = callsOf(calls, claims).map(({ idempotencyKey }) => idempotencyKey);
  expect(keys).toEqual([expect.any(String), keys[0]]);
});

test('a claim that arrived without its answer counts as opened', async () => {
  const calls = fakeApi({ [shown]: [withoutClaim, withClaim], [claims]: lose });
  const { submit } = await renderClaim();
  await submit();
  expect(shownToast()?.title).toBe('Claim Opened');
  expect(onDone).toHaveBeenCalledOnce();
  expect(callsOf(calls, claims)).toHaveLength(1);
});

async function renderCheckIn() {
  const { result } = renderHookInApp(() => {
    useQuery(coverQuery('purchase-1'));
    return useAnswerCheckIn('purchase-1', onDone);
  });
  await pass(0);
  return async (answer: 'yes' | 'lost') => {
    act(() => void result.current.send(3, answer));
    await pass(retriedMs);
  };
}

test('"lost it" without an answer says that it may be sent again', async () => {
  fakeApi({ [shown]: [withoutClaim, lose], [checkIn]: [lose, withClaim] });
  const send = await renderCheckIn();
  await send('lost');
  expect(shownToast()?.description).toContain('press Open a claim again: only one claim is opened');
  expect(onDone).not.toHaveBeenCalled();
  await send('lost');
  expect(shownToast()?.title).toBe('Claim Opened');
  expect(onDone).toHaveBeenCalledOnce();
});

test('"lost it" that arrived without its answer counts as sent, and a lost "yes" does not', async () => {
  fakeApi({ [shown]: [withoutClaim, withClaim], [checkIn]: lose });
  const send = await renderCheckIn();
  await send('yes');
  expect(shownToast()?.title).toBe('No Answer Came');
  await send('lost');
  expect(shownToast()?.title).toBe('Claim Opened');
});
