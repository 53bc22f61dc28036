import { hourMs, minuteMs } from '@oja/contract/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatAgo } from './format-ago';
import { noteServerTime } from './server-clock';

const now = Date.parse('2026-03-04T13:05:00Z');

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => noteServerTime(new Date(now).toISOString()));

const at = (ms: number) => new Date(ms).toISOString();

test('says how long ago something happened', () => {
  expect(formatAgo(at(now - 5 * minuteMs))).toBe('5 minutes ago');
  expect(formatAgo('')).toBe('—');
});

test('follows the clock of the server when that of the device is wrong', () => {
  noteServerTime(at(now + 2 * hourMs));
  expect(formatAgo(at(now + 2 * hourMs - 5 * minuteMs))).toBe('5 minutes ago');
});

test('what just happened is not ahead of a device that is a few seconds behind', () => {
  expect(formatAgo(at(now + 20_000))).toBe('less than a minute ago');
});
