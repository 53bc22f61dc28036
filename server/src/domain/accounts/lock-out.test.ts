import { describe, expect, test } from 'vitest';
import {
  afterFailure,
  countersOf,
  type Failures,
  forgivenBySuccess,
  lockedForSeconds,
  lockMs,
} from './lock-out.ts';

const start = new Date('2026-11-15T09:00:00Z');
const later = (ms: number) => new Date(start.getTime() + ms);

function fail(times: number, maximum: number, stepMs = 1000): Failures {
  let known: Failures = { failures: 0, lastFailedAt: start, lockedUntil: null };
  for (let n = 0; n < times; n += 1) known = afterFailure(known, maximum, later(n * stepMs));
  return known;
}

describe('lock-out', () => {
  test.each([3, 5, 10])('locks at failure number %i, not before', (maximum) => {
    expect(fail(maximum - 1, maximum).lockedUntil).toBeNull();
    expect(fail(maximum, maximum).lockedUntil).toEqual(later((maximum - 1) * 1000 + lockMs));
  });

  test('ends by itself after fifteen minutes at most', () => {
    const locked = fail(5, 5, 0);
    expect(lockedForSeconds(locked, start)).toBe(900);
    expect(lockedForSeconds(locked, later(lockMs - 1))).toBe(1);
    expect(lockedForSeconds(locked, later(lockMs))).toBe(0);
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

describe('the counters of an attempt', () => {
  const network = { kind: 'network', network: '192.0.2.1' } as const;
  const namesOf = (counters: ReturnType<typeof countersOf>) =>
    counters.map(({ counter, source, factor }) => [counter, source, factor]);

  test.each([
    [{ kind: 'device', deviceId: 'd' } as const, 'password', [['device', 'd', 1]]],
    [{ kind: 'device', deviceId: 'd' } as const, 'code', [['device', 'd', 1]]],
    [{ kind: 'session', sessionId: 's' } as const, 'password', [['session', 's', 1]]],
    [{ kind: 'session', sessionId: 's' } as const, 'code', [['session_codes', 's', 1]]],
    [
      network,
      'password',
      [
        ['network', '192.0.2.1', 1],
        ['unknown_devices', '', 10],
      ],
    ],
    [
      network,
      'code',
      [
        ['network', '192.0.2.1', 1],
        ['unknown_device_codes', '', 1],
        ['unknown_devices', '', 10],
      ],
    ],
  ] as const)('of %j with a %s', (source, step, expected) => {
    expect(namesOf(countersOf(source, step))).toEqual(expected);
  });

  test('are set back by a success, but for the bound over all unknown devices', () => {
    expect(forgivenBySuccess(network, 'password').map(({ counter }) => counter)).toEqual(['network']);
    expect(forgivenBySuccess(network, 'code').map(({ counter }) => counter)).toEqual([
      'network',
      'unknown_device_codes',
    ]);
  });
});
