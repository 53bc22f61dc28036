import { expect, test } from 'vitest';
import { statementMonths } from './statement-months';

test('counts back over the turn of the year', () => {
  expect(statementMonths(new Date('2026-02-10T12:00:00Z'), 3)).toEqual([
    { value: '2026-02', label: 'February 2026' },
    { value: '2026-01', label: 'January 2026' },
    { value: '2025-12', label: 'December 2025' },
  ]);
});

test('in Lagos the month begins an hour before midnight in London', () => {
  expect(statementMonths(new Date('2026-02-28T23:30:00Z'), 1)[0]?.value).toBe('2026-03');
});
