import { expect, test } from 'vitest';
import { describeHealth, describeStretch, lookOf, uptimeOf } from './health-labels';

const at = (up: number, down: number, from = '2026-11-15T09:00:00.000Z') => ({ from, up, down });

test('a bar is only called up when not a minute of it was missing', () => {
  expect(lookOf(at(0, 0))).toBe('unknown');
  expect(lookOf(at(30, 0))).toBe('up');
  expect(lookOf(at(29, 1))).toBe('shaky');
  expect(lookOf(at(20, 10))).toBe('down');
});

test('the share is rounded down, so that 100% means what it says', () => {
  expect(uptimeOf([at(0, 0)])).toBeUndefined();
  expect(uptimeOf([at(43_199, 1)])).toBe('99.99%');
  expect(uptimeOf([at(30, 0), at(0, 0)])).toBe('100%');
  expect(uptimeOf([at(3, 1)])).toBe('75%');
});

test('says in words what the bars show', () => {
  expect(describeHealth([at(0, 0)], 'day')).toBe('Not watched in the last 24 hours yet.');
  expect(describeHealth([at(30, 0)], 'month')).toBe('Up in every watched minute of the last 30 days.');
  expect(describeHealth([at(3, 1), at(30, 0)], 'day')).toMatch(
    /^Up 97\.05% of the last 24 hours, down for 1 minute, last in the half hour from Nov 15, 2026, \d+:\d\d [AP]M(?: WAT)?\.$/,
  );
  expect(describeHealth([at(2, 2)], 'month')).toBe(
    'Up 50% of the last 30 days, down for 2 minutes, last on Nov 15, 2026.',
  );
  // In Lagos the day begins an hour before it does in UTC.
  expect(describeStretch(at(0, 0, '2026-11-15T23:00:00.000Z'), 'month')).toBe('Nov 16, 2026: not watched');
  expect(describeStretch(at(0, 0), 'month')).toBe('Nov 15, 2026: not watched');
  expect(describeStretch(at(28, 2), 'month')).toBe('Nov 15, 2026: down for 2 minutes of 30');
});
