import { describe, expect, test } from 'vitest';
import { decideDestination, decideHolder, reviewStateOf, usableFrom } from './decide-destination.ts';

const now = new Date('2026-03-04T12:00:00Z');
const tomorrow = new Date('2026-03-05T12:00:00Z');

describe('from when a new destination can be used', () => {
  const cases = [0, 1, 7].flatMap((linkedBefore) =>
    [true, false].flatMap((emailConfirmed) =>
      [true, false].map((hasSecondFactor) => ({ linkedBefore, emailConfirmed, hasSecondFactor })),
    ),
  );
  test.each(cases)('%j', (facts) => {
    const isAtOnce = facts.linkedBefore === 0 && facts.emailConfirmed && facts.hasSecondFactor;
    expect(usableFrom({ ...facts, linkedAt: now })).toEqual(isAtOnce ? now : tomorrow);
  });

  test('is at once in one case of all', () => {
    const atOnce = cases.filter(
      (facts) => usableFrom({ ...facts, linkedAt: now }).getTime() === now.getTime(),
    );
    expect(atOnce).toEqual([{ linkedBefore: 0, emailConfirmed: true, hasSecondFactor: true }]);
  });
});

test.each([
  ['full', 'active'],
  ['partial', 'in_review'],
  ['none', 'refused'],
] as const)('a holder whose name matches %s is %s when linked', (match, state) => {
  expect(decideHolder(match)).toBe(state);
});

describe('the review state of a linked account', () => {
  test.each([
    ['full', null, 'active'],
    ['full', 'Another Name', 'active'],
    ['partial', null, 'in_review'],
    ['partial', 'Ada Obi', 'active'],
    ['partial', 'Ada Nwosu', 'in_review'],
    ['none', null, 'in_review'],
    ['none', 'Ada Obi', 'active'],
    ['none', 'ada obi', 'in_review'],
  ] as const)('%s, approved for %s: %s', (match, approvedForName, state) => {
    expect(reviewStateOf({ match, approvedForName, personName: 'Ada Obi' })).toBe(state);
  });
});

describe('whether money may go to a destination', () => {
  const matched = { match: 'full', personName: 'Ada Obi', approvedForName: null } as const;
  const renamed = { match: 'none', personName: 'Eve Thief', approvedForName: 'Ada Obi' } as const;
  const later = new Date(now.getTime() + 1);

  test.each([
    ['active', matched, now, { kind: 'usable' }],
    ['active', null, now, { kind: 'usable' }],
    ['active', matched, later, { kind: 'waits', until: later }],
    ['active', null, later, { kind: 'waits', until: later }],
    ['active', renamed, now, { kind: 'in_review' }],
    ['active', renamed, later, { kind: 'in_review' }],
    ['in_review', matched, now, { kind: 'in_review' }],
    ['in_review', renamed, later, { kind: 'in_review' }],
    ['removed', matched, now, { kind: 'removed' }],
    ['removed', renamed, later, { kind: 'removed' }],
  ] as const)('%s, holder %j, usable from %s: %j', (status, holder, from, verdict) => {
    expect(decideDestination({ status, holder, usableFrom: from, now })).toEqual(verdict);
  });
});
