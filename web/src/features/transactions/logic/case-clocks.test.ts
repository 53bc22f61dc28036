import type { StaffCase } from '@oja/contract/disputes';
import { expect, test } from 'vitest';
import { answerOf, decisionFacts, silenceOf } from './case-clocks';

const sellerDueAt = '2026-11-15T12:00:00.000Z';
const before = Date.parse('2026-11-14T12:00:00.000Z');
const after = Date.parse('2026-11-18T12:00:00.000Z');
const fileOf = (dispute: object, escalatedBy: string | null = null) =>
  ({
    dispute: {
      status: 'open',
      seller_answered: false,
      seller_due_at: sellerDueAt,
      resolved_at: null,
      ...dispute,
    },
    clocks: { seller_due_at: sellerDueAt, staff_due_at: '2026-11-20T12:00:00.000Z' },
    escalated_by: escalatedBy,
  }) as StaffCase;

test.each([
  [
    'before the deadline',
    fileOf({}),
    before,
    'Due in 1 day',
    /^The seller has not answered yet and has until /,
  ],
  [
    'after it',
    fileOf({}),
    after,
    /^Late, was due /,
    /^The seller has not answered; the time for it ended on /,
  ],
  [
    'until a decision after the deadline',
    fileOf({ status: 'resolved', resolved_at: sellerDueAt }),
    after,
    'None was given',
    /never answered/,
  ],
  [
    'until a decision before the deadline',
    fileOf({ status: 'resolved', resolved_at: new Date(before).toISOString() }),
    after,
    'Not waited for',
    /^The dispute ended before the seller’s time to answer was over\.$/,
  ],
] as const)('a seller who is silent %s', (_when, file, now, answer, sentence) => {
  expect(answerOf(file, now)).toMatch(answer);
  expect(silenceOf(file, now)).toMatch(sentence);
});

test('there is nothing to say about a seller who answered, whenever that is read', () => {
  expect(answerOf(fileOf({ seller_answered: true }), after)).toBe('Answered');
  expect(silenceOf(fileOf({ seller_answered: true }), after)).toBeUndefined();
});

test.each([
  ['open', fileOf({}), [['To be decided by', /2026/]]],
  ['escalated by somebody', fileOf({ status: 'escalated' }, 'Ada Obi'), [['Escalated by', /^Ada Obi$/]]],
  [
    'escalated by the clock',
    fileOf({ status: 'escalated' }),
    [['Escalated by', /nobody had decided in time/]],
  ],
  ['decided', fileOf({ status: 'resolved', resolved_at: sellerDueAt }), [['Decided', /2026/]]],
  [
    'decided after somebody passed it on',
    fileOf({ status: 'resolved', resolved_at: sellerDueAt }, 'Ada Obi'),
    [
      ['Decided', /2026/],
      ['Escalated by', /^Ada Obi$/],
    ],
  ],
] as const)('%s: who decides, or has decided, and when', (_what, file, expected) => {
  expect(decisionFacts(file).map(({ term, value }) => [term, value])).toEqual(
    expected.map(([term, value]) => [term, expect.stringMatching(value)]),
  );
});
