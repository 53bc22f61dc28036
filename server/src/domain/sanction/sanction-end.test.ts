import { expect, test } from 'vitest';
import { outlasts, sanctionEnd } from './sanction-end.ts';

const now = new Date('2026-11-01T09:00:00.000Z');
const [oneDay, week] = [sanctionEnd(now, 1), sanctionEnd(now, 7)];

test.each([
  ['a week against one day', week, oneDay, true],
  ['no end against a week', null, week, true],
  ['one day against a week', oneDay, week, false],
  ['a week against a week', week, week, false],
  ['a week against no end', week, null, false],
  ['no end against no end', null, null, false],
])('%s that stands', (_which, endsAt, standing, expected) => {
  expect(outlasts(endsAt, standing)).toBe(expected);
});

test('without a number of days there is no end', () => {
  expect(sanctionEnd(now, undefined)).toBeNull();
  expect(week).toEqual(new Date('2026-11-08T09:00:00.000Z'));
});
