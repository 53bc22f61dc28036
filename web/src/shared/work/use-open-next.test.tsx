import { act } from '@testing-library/react';
import { useLocation } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi, lose, signIn, succeed } from '../../../test/fake-api';
import { renderHookInApp, shownToast } from '../../../test/render';
import type { WorkRef } from './api';
import { useOpenNext } from './use-open-next';

beforeEach(() => void signIn());

const route = 'GET /admin/work/next';

async function openNext(from?: WorkRef): Promise<string> {
  const { result } = renderHookInApp(() => ({ open: useOpenNext(from), at: useLocation().pathname }));
  await act(() => result.current.open());
  return result.current.at;
}

test('opens the most urgent item, behind the one that is open', async () => {
  const calls = fakeApi({ [route]: succeed({ page: '/admin/support/ticket-2' }) });
  expect(await openNext({ kind: 'ticket', id: 'ticket-1' })).toBe('/admin/support/ticket-2');
  expect(calls.map(({ query }) => query)).toEqual([{ after: 'ticket:ticket-1' }]);
  expect(shownToast()).toBeUndefined();
});

test('says that nothing waits, and stays', async () => {
  fakeApi({ [route]: succeed(null) });
  expect(await openNext()).toBe('/');
  expect(shownToast()?.title).toBe('Nothing Waits');
});

test('shows a failure, and stays', async () => {
  fakeApi({ [route]: lose });
  expect(await openNext()).toBe('/');
  expect(shownToast()?.variant).toBe('destructive');
});
