import { describe, expect, test } from 'vitest';
import { afterFailure, type Failures, lockedForSeconds, lockMs } from './lock-out.ts';

const start = new Date('2026-11-15T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

function fail(times: number, maximum: number, stepMs = 1000): Failures | undefined {
  let known: Failures | undefined;
  for (let n = 0; n < times; n += 1) known = afterFailure(known, maximum, later(n * stepMs));
  return known;
}

describe('lock-out', () => {
  test.each([3, 5, 10])('locks at failure number %i, not before', (maximum) => {
    expect(fail(maximum - 1, maximum)?.lockedUntil).toBeNull();
    expect(fail(maximum, maximum)?.lockedUntil).toEqual(later((maximum - 1) * 1000 + lockMs));
  });

  test('ends by itself after fifteen minutes at most', () => {
    const locked = fail(5, 5, 0);
    expect(lockedForSeconds(locked, start)).toBe(900);
    expect(lockedForSeconds(locked, later(lockMs - 1))).toBe(1);
    expect(lockedForSeconds(locked, later(lockMs))).toBeUndefined();
  });

  test('starts counting anew after a lock has ended', () => {
    const again = afterFailure(fail(5, 5, 0), 5, later(lockMs));
    expect(again).toMatchObject({ failures: 1, lockedUntil: null });
  });

  test('forgets failures that are older than the lock time', () => {
    expect(afterFailure(fail(4, 5, 0), 5, later(lockMs + 1))).toMatchObject({ failures: 1 });
    expect(afterFailure(fail(4, 5, 0), 5, later(lockMs))).toMatchObject({ failures: 5 });
  });
});
