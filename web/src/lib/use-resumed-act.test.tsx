import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderHookInApp } from '../../test/render';
import { useResumedAct } from './use-resumed-act';

test('the act begins once its parameter has left the address, and other parameters stay', async () => {
  const begun: [boolean, string][] = [];
  const { result } = renderHookInApp(
    () => {
      const isResumed = useResumedAct('offer');
      begun.push([isResumed, window.location.search]);
      return isResumed;
    },
    { path: '/listing/1?offer=1&from=mail' },
  );
  await waitFor(() => expect(result.current).toBe(true));
  expect(window.location.search).toBe('?from=mail');
  expect(begun.filter(([isResumed, search]) => isResumed && search.includes('offer'))).toEqual([]);
});

test('an act that is not named, or names something else, does not begin', async () => {
  const { result } = renderHookInApp(() => useResumedAct('report', { value: 'this' }), {
    path: '/listing/1?report=another',
  });
  await act(async () => undefined);
  expect(result.current).toBe(false);
  expect(window.location.search).toBe('?report=another');
});

test('an act waits for the person to be signed in', async () => {
  const { result, rerender } = renderHookInApp(
    ({ isReady }: { isReady: boolean }) => useResumedAct('contact', { isReady }),
    { path: '/listing/1?contact=1', initialProps: { isReady: false } },
  );
  await act(async () => undefined);
  expect([result.current, window.location.search]).toEqual([false, '?contact=1']);
  rerender({ isReady: true });
  await waitFor(() => expect(result.current).toBe(true));
  expect(window.location.search).toBe('');
});
