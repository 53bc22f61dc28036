import { minuteMs } from '@oja/contract/durations';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startHoldableTimer } from './use-toast-timer';

describe('a timer that can be held', () => {
  const onEnd = vi.fn();
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    onEnd.mockReset();
  });

  test('ends after its time when it is not held', () => {
    startHoldableTimer(5_000, onEnd);
    vi.advanceTimersByTime(4_999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('goes on with what was left when the last holder lets go', () => {
    const timer = startHoldableTimer(5_000, onEnd);
    vi.advanceTimersByTime(3_000);
    timer.hold('pointer');
    timer.hold('focus');
    vi.advanceTimersByTime(minuteMs);
    timer.release('pointer');
    vi.advanceTimersByTime(minuteMs);
    expect(onEnd).not.toHaveBeenCalled();
    timer.release('focus');
    vi.advanceTimersByTime(1_999);
    expect(onEnd).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onEnd).toHaveBeenCalledOnce();
  });

  test('is not started twice by a release without a hold', () => {
    const timer = startHoldableTimer(5_000, onEnd);
    timer.release('window');
    expect(vi.getTimerCount()).toBe(1);
  });

  test('stays stopped when holders release it', () => {
    const timer = startHoldableTimer(5_000, onEnd);
    timer.hold('pointer');
    timer.stop();
    timer.release('pointer');
    expect(vi.getTimerCount()).toBe(0);
  });
});
