import { dayMs } from '@oja/contract/durations';
import { describe, expect, test } from 'vitest';
import { formatRemaining, readCountdown } from './countdown.ts';

const start = '2026-11-01T12:00:00.000Z';
const end = '2026-11-08T12:00:00.000Z';
const at = (time: string) => Date.parse(time);

describe('the countdown', () => {
  test.each([
    ['2026-11-01T12:00:00.000Z', '07d 00h 00m 00s'],
    ['2026-11-01T12:00:01.000Z', '06d 23h 59m 59s'],
    ['2026-11-07T12:00:01.000Z', '23h 59m 59s'],
    ['2026-11-08T11:54:51.000Z', '05m 09s'],
    ['2026-11-08T11:59:51.000Z', '09s'],
    ['2026-11-08T11:59:59.999Z', '01s'],
  ])('U574, U575: at %s it reads %s', (now, text) => {
    expect(readCountdown({ start, end }, at(now))).toEqual({ expired: false, text });
  });

  test('zero units that do not lead stay', () => {
    expect(formatRemaining(dayMs)).toBe('01d 00h 00m 00s');
    expect(formatRemaining(3_605_000)).toBe('01h 00m 05s');
    expect(formatRemaining(123 * dayMs)).toBe('123d 00h 00m 00s');
    expect(formatRemaining(0)).toBe('00s');
  });

  test('U563, U568: it is over at the end itself, not before', () => {
    expect(readCountdown({ start, end }, at(end) - 1)).toMatchObject({ expired: false });
    expect(readCountdown({ start, end }, at(end))).toEqual({ expired: true });
  });

  test.each([
    { start: null, end },
    { start, end: undefined },
    { start: '', end },
    { start, end: 'soon' },
  ])('U571: missing dates count as expired: %o', (window) => {
    expect(readCountdown(window, at(start))).toEqual({ expired: true });
  });

  test.each([
    { start: end, end: start },
    { start: end, end },
  ])('U572: an end not after the start counts as expired: %o', (window) => {
    expect(readCountdown(window, at(start) - 1)).toEqual({ expired: true });
  });
});
