import { hourMs, minuteMs } from '@oja/contract/durations';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pass } from '../../../../test/render';
import { useRefetchAt } from './use-refetch-at';

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

test('fetches again a second after the next moment, and not for those that are over', async () => {
  vi.useFakeTimers();
  const refetch = vi.fn();
  const moments = [inMs(-minuteMs), inMs(30_000), inMs(90_000)];
  renderHook(() => useRefetchAt(moments, refetch));
  await pass(30_999);
  expect(refetch).not.toHaveBeenCalled();
  await pass(1);
  expect(refetch).toHaveBeenCalledOnce();
});

test('goes on with the moment after it when the answer names the same ones', async () => {
  vi.useFakeTimers();
  const refetch = vi.fn();
  const moments = [inMs(30_000), inMs(90_000)];
  const { rerender } = renderHook(() => useRefetchAt([...moments], refetch));
  await pass(31_000);
  rerender();
  await pass(60_000);
  expect(refetch).toHaveBeenCalledTimes(2);
  await pass(hourMs);
  expect(refetch).toHaveBeenCalledTimes(2);
});

test('does nothing when all is over', async () => {
  vi.useFakeTimers();
  const refetch = vi.fn();
  renderHook(() => useRefetchAt([inMs(-1)], refetch));
  await pass(hourMs);
  expect(refetch).not.toHaveBeenCalled();
});
