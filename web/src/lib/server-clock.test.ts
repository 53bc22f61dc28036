import { hourMs } from '@oja/contract/durations';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteServerTime, serverNowMs } from './server-clock';

const now = Date.parse('2026-11-15T09:00:00.000Z');
beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
});

test('a clock that is wrong by hours is put right by the next answer, and runs on', () => {
  noteServerTime(new Date(now - 5 * hourMs).toUTCString());
  expect(serverNowMs()).toBe(now - 5 * hourMs);
  vi.advanceTimersByTime(1_000);
  expect(serverNowMs()).toBe(now - 5 * hourMs + 1_000);
});

test.each([
  ['a few seconds', new Date(now + 4_000).toUTCString()],
  ['no date', null],
  ['an unreadable date', 'yesterday'],
])('%s change nothing', (_what, header) => {
  noteServerTime(header);
  expect(serverNowMs()).toBe(now);
});
