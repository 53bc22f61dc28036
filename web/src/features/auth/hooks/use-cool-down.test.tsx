import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pass } from '../../../../test/render';
import { useCoolDown } from './use-cool-down';

const durationMs = 30_000;

beforeEach(() => {
  vi.useFakeTimers();
});

test('counts down in whole seconds and ends at zero', async () => {
  const { result } = renderHook(() => useCoolDown(durationMs, { running: true }));
  expect(result.current.secondsLeft).toBe(30);
  await pass(1_000);
  expect(result.current.secondsLeft).toBe(29);
  await pass(29_000);
  expect(result.current.secondsLeft).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('is over at first when it is not running, and begins anew with each start', async () => {
  const { result } = renderHook(() => useCoolDown(durationMs, { running: false }));
  expect(result.current.secondsLeft).toBe(0);
  act(() => result.current.start());
  await pass(10_000);
  expect(result.current.secondsLeft).toBe(20);
  act(() => result.current.start());
  expect(result.current.secondsLeft).toBe(30);
});

test('is right again after a time in which the browser ran no timers', async () => {
  const { result } = renderHook(() => useCoolDown(durationMs, { running: true }));
  vi.setSystemTime(Date.now() + 20_000);
  await pass(1_000);
  expect(result.current.secondsLeft).toBe(9);
});
