import { expect, test } from 'vitest';
import { decideRating, ratedUntil } from './decide-rating.ts';

const closedAt = new Date('2026-11-01T09:00:00.000Z');
const until = ratedUntil(closedAt);
const closed = { status: 'resolved', mergedIntoId: null, closedAt } as const;

test.each([
  ['a closed ticket', closed, closedAt, 'allowed'],
  ['one closed almost 14 days ago', closed, new Date(until.getTime() - 1), 'allowed'],
  ['one closed 14 days ago', closed, until, 'too_late'],
  ['an open ticket', { ...closed, status: 'open', closedAt: null }, closedAt, 'not_closed'],
  ['one that was opened again', { ...closed, status: 'in_progress' }, closedAt, 'not_closed'],
  ['a merged one', { ...closed, mergedIntoId: 'another' }, closedAt, 'merged'],
] as const)('%s', (_name, ticket, now, decision) => {
  expect(decideRating(ticket, now)).toBe(decision);
});

test('the time is 14 days', () => {
  expect(until.toISOString()).toBe('2026-11-15T09:00:00.000Z');
});
