import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { withMinimumBusy } from './minimum-busy.ts';

describe('withMinimumBusy', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('starts the work at once and answers only after the minimum time', async () => {
    const work = vi.fn(async () => 'saved');
    const settled = vi.fn();
    void withMinimumBusy(2000, work).then(settled);

    expect(work).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('saved');
  });

  test('passes a failure on after the same time', async () => {
    const failed = vi.fn();
    void withMinimumBusy(1000, () => Promise.reject(new Error('no funds'))).catch(failed);

    await vi.advanceTimersByTimeAsync(999);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(new Error('no funds'));
  });
});
