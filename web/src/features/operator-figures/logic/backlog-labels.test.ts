import { expect, test } from 'vitest';
import { backlogOfKind, describeBacklog } from './backlog-labels';

const recorded = { date: '2026-11-02', open: 3, oldest_hours: 60, median_hours: 12.5 };
const weeks = [{ date: '2026-11-02' }, { date: '2026-11-09' }];

test('a chart of one kind has a point for every week, empty where nothing was recorded', () => {
  const backlog = [
    { ...recorded, kind: 'ticket' as const },
    { ...recorded, kind: 'report' as const, open: 8 },
  ];
  expect(backlogOfKind(weeks, backlog, 'ticket')).toEqual([
    expect.objectContaining(recorded),
    { date: '2026-11-09', open: null, oldest_hours: null, median_hours: null },
  ]);
});

test('the description says how many weeks were not recorded', () => {
  const of = (days: readonly { date: string }[]) =>
    describeBacklog(backlogOfKind(days, [{ ...recorded, kind: 'ticket' }], 'ticket'));
  expect(of(weeks)).toMatch(/1 of these 2 weeks are not recorded/);
  expect(of(weeks.slice(0, 1))).toBe('The ages are recorded at the end of every week.');
  expect(of(weeks.slice(1))).toMatch(/None of these weeks has been recorded/);
});
