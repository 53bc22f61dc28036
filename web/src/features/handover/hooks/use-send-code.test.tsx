import { act } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { callsOf, fakeApi, lose, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useSendCode } from './use-send-code';

beforeEach(() => void signIn());

const route = 'POST /purchases/purchase-1/handover/codes';

function renderForm() {
  const onDone = vi.fn();
  const { result, queryClient } = renderHookInApp(() => useSendCode('purchase-1', onDone));
  return {
    onDone,
    sent: () => queryClient.getMutationCache().getAll(),
    typed: () => result.current.form.getValues('code'),
    problem: () => result.current.form.formState.errors.code?.message,
    type: (code: string) => act(async () => result.current.form.setValue('code', code)),
    submit: () => act(async () => result.current.submit()),
  };
}

test('an empty code is not sent', async () => {
  const calls = fakeApi({});
  const { submit, problem } = renderForm();
  await submit();
  expect(problem()).toBe('Please enter the code.');
  expect(calls).toEqual([]);
});

test('a lost code stays in its box and repeats its key; a sent one leaves nothing', async () => {
  const calls = fakeApi({ [route]: [lose, succeed({})] });
  const { type, submit, typed, onDone, sent } = renderForm();
  await type('492817');
  await submit();
  expect(typed()).toBe('492817');
  expect(onDone).not.toHaveBeenCalled();
  await submit();
  expect(typed()).toBe('');
  expect(onDone).toHaveBeenCalledOnce();
  await expect.poll(sent).toEqual([]);
  expect(shownToast()?.title).toBe('Code Sent');
  await type('492817');
  await submit();
  const [first, repeated, later] = callsOf(calls, route).map(({ idempotencyKey }) => idempotencyKey);
  expect(repeated).toBe(first);
  expect(later).not.toBe(first);
});
