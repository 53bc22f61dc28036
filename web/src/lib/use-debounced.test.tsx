import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { timings } from '@/config/timings';
import { useDebounced } from './use-debounced';

afterEach(() => vi.useRealTimers());

test('returns the new value only after a pause, and skips those in between', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ text }) => useDebounced(text), { initialProps: { text: '' } });
  rerender({ text: 'inst' });
  act(() => vi.advanceTimersByTime(timings.searchPauseMs - 1));
  rerender({ text: 'instagram' });
  act(() => vi.advanceTimersByTime(timings.searchPauseMs - 1));
  expect(result.current).toBe('');
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe('instagram');
});
