import { dayMs } from '@oja/contract/durations';
import { expect, test } from 'vitest';
import { refuseAppeal } from './decide-appeal.ts';

const startsAt = new Date('2026-11-01T09:00:00.000Z');
const facts = { startsAt, endsAt: null, endedAt: null, appealedAt: null };
const later = (days: number) => new Date(startsAt.getTime() + days * dayMs);

test.each([
  ['at once', facts, later(0), undefined],
  ['a moment before the end', facts, new Date(later(14).getTime() - 1), undefined],
  ['at the end', facts, later(14), 'sanction_appeal_late'],
  ['before its own end', { ...facts, endsAt: later(7) }, new Date(later(7).getTime() - 1), undefined],
  ['at its own end', { ...facts, endsAt: later(7) }, later(7), 'sanction_appeal_late'],
  ['after 14 days of a longer one', { ...facts, endsAt: later(30) }, later(14), 'sanction_appeal_late'],
  ['a second time', { ...facts, appealedAt: later(1) }, later(2), 'sanction_appealed'],
  ['after it was lifted', { ...facts, endedAt: later(1) }, later(2), 'sanction_over'],
])('an appeal %s', (_when, given, now, expected) => {
  expect(refuseAppeal(given, now)).toBe(expected);
});
