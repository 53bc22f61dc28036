import { expect, test } from 'vitest';
import { backlogOfKind, describeBacklog } from './backlog-labels';

const ages = { open: 3, oldest_hours: 60, median_hours: 12.5 };
const recorded = [
  { ...ages, date: '2026-11-02', kind: 'ticket' as const },
  { ...ages, date: '2026-11-02', kind: 'report' as const, open: 8 },
];
const weeks = [{ date: '2026-10-26' }, { date: '2026-11-02' }, { date: '2026-11-09' }];
const now = [{ kind: 'ticket' as const, open: 5, oldest_hours: 4, median_hours: 2 }];

test('a chart of one kind has a point for every week, empty where nothing was recorded', () => {
  const points = backlogOfKind({ weeks, recorded, now: undefined }, 'ticket');
  expect(points).toMatchObject([
    { date: '2026-10-26', open: null, oldest_hours: null, median_hours: null, isNow: false },
    { date: '2026-11-02', ...ages, isNow: false },
    { date: '2026-11-09', open: null, isNow: false },
  ]);
  expect(describeBacklog(points)).toBe(
    'The ages are recorded at the end of every week. 2 of the 3 weeks shown are not recorded.',
  );
});

test('the current week shows what is open now', () => {
  const points = backlogOfKind({ weeks: weeks.slice(1), recorded, now }, 'ticket');
  expect(points).toMatchObject([
    { date: '2026-11-02', ...ages, isNow: false },
    { date: '2026-11-09', open: 5, oldest_hours: 4, median_hours: 2, isNow: true },
  ]);
  expect(describeBacklog(points)).toBe(
    'The ages are recorded at the end of every week. The last column is now.',
  );
});
