import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, lose, refuse, signIn, succeed } from '../../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../../test/render';
import { useReadCode } from './use-read-code';

const route = 'GET /purchases/purchase-1/handover/codes/code-1';

beforeEach(() => {
  signIn();
});

test('a code is asked for once, however often it is pressed, and is gone after it was closed', async () => {
  const calls = fakeApi({ [route]: succeed({ code: '482 913' }) });
  const { result, queryClient } = renderHookInApp(() => useReadCode('purchase-1'));
  act(() => {
    result.current.read('code-1');
    result.current.read('code-1');
  });
  await waitFor(() => expect(result.current.shown).toEqual({ code: '482 913', isOpen: true }));
  expect(calls).toHaveLength(1);
  act(() => result.current.close());
  expect(result.current.shown).toEqual({ code: '', isOpen: false });
  await waitFor(() => expect(queryClient.getMutationCache().getAll()).toEqual([]));
});

test('a code that was read already says so, and nothing is shown', async () => {
  const gone = 'This code was read already. Please ask the other side to send a new one.';
  const calls = fakeApi({ [route]: refuse(410, 'handover_code_read', gone) });
  const { result } = renderHookInApp(() => useReadCode('purchase-1'));
  act(() => result.current.read('code-1'));
  await waitFor(() => expect(shownToast()).toMatchObject({ description: gone, variant: 'destructive' }));
  expect(result.current.shown).toBeUndefined();
  expect(calls).toHaveLength(1);
});

test('a lost answer is not repeated, because the code may be gone', async () => {
  const calls = fakeApi({ [route]: lose });
  const { result } = renderHookInApp(() => useReadCode('purchase-1'));
  act(() => result.current.read('code-1'));
  await waitFor(() => expect(shownToast()?.description).toContain('ask for a new one'));
  expect(calls).toHaveLength(1);
});
