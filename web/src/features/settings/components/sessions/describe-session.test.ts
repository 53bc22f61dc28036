import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deviceName, endedSentence, isHandheld, lastSeen } from './describe-session';

describe('isHandheld', () => {
  test.each([
    ['Chrome on Android', true],
    ['Safari on iPhone', true],
    ['Firefox on Windows', false],
    ['Safari on macOS', false],
    ['', false],
  ])('%s: %s', (device, expected) => {
    expect(isHandheld(device)).toBe(expected);
  });
});

describe('deviceName', () => {
  test('has words for a device that did not say what it is', () => {
    expect(deviceName(' ')).toBe('Unknown device');
    expect(deviceName('Chrome on Linux')).toBe('Chrome on Linux');
  });
});

describe('lastSeen', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-15T09:30:00.000Z') }));

  test('calls the session that asks active', () => {
    expect(lastSeen({ current: true, last_seen_at: '2026-11-15T09:00:00.000Z' })).toBe('Active now');
  });

  test('says how long ago another one was used', () => {
    expect(lastSeen({ current: false, last_seen_at: '2026-11-15T09:25:00.000Z' })).toBe(
      'Last seen 5 minutes ago',
    );
  });
});

describe('endedSentence', () => {
  test.each([
    [0, 'No other device was signed in.'],
    [1, 'One other device was signed out.'],
    [4, '4 other devices were signed out.'],
  ])('%i', (count, expected) => {
    expect(endedSentence(count)).toBe(expected);
  });
});
