import { hourMs } from '@oja/contract/durations';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { timings } from '@/config/timings';
import { noteServerTime } from '@/lib/server-clock';
import { pass } from '../../test/render';
import { useNow } from './use-now';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-15T12:00:00.000Z') });
  noteServerTime(new Date().toUTCString());
});

test('ticks once a second by the clock of the server, however wrong that of the device is', async () => {
  noteServerTime(new Date(Date.now() + hourMs).toUTCString());
  const { result } = renderHook(() => useNow());
  expect(result.current).toBe(Date.parse('2026-11-15T13:00:00.000Z'));
  await pass(timings.countdownTickMs);
  expect(result.current).toBe(Date.parse('2026-11-15T13:00:01.000Z'));
});

test('one timer drives all countdowns, and it stops with the last of them', () => {
  const first = renderHook(() => useNow());
  const second = renderHook(() => useNow());
  expect(vi.getTimerCount()).toBe(1);
  first.unmount();
  expect(vi.getTimerCount()).toBe(1);
  second.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test('a component that comes back later starts with the present time', async () => {
  renderHook(() => useNow()).unmount();
  await pass(hourMs);
  expect(renderHook(() => useNow()).result.current).toBe(Date.now());
});

test('a component that does not need the time is not rendered again', async () => {
  const renders: number[] = [];
  renderHook(() => {
    renders.push(useNow(false));
  });
  await pass(timings.countdownTickMs * 3);
  expect(renders).toEqual([0]);
});
