import type { StaffCase } from '@oja/contract/disputes';
import { expect, test } from 'vitest';
import { answerOf, chaptersOf, decisionFacts, silenceOf } from './case-file';

const at = (hour: number) => `2026-11-15T${String(hour).padStart(2, '0')}:00:00.000Z`;
const dispute = (opened: number) => ({ opened_at: at(opened) });
const said = (id: string, hour: number) => ({ id, created_at: at(hour) });
const inChapters = (file: object) =>
  chaptersOf(file as StaffCase).map((chapter) => [
    chapter.dispute.opened_at,
    chapter.statements.map(({ id }) => id),
  ]);

test('all that was said belongs to the only dispute', () => {
  const file = { dispute: dispute(9), earlier: [], statements: [said('opening', 9), said('answer', 10)] };
  expect(inChapters(file)).toEqual([[at(9), ['opening', 'answer']]]);
});

test('what was said in an earlier dispute stands with that one, the latest dispute first', () => {
  const file = {
    dispute: dispute(15),
    earlier: [dispute(9)],
    statements: [said('opening', 9), said('answer', 10), said('second opening', 15), said('question', 16)],
  };
  expect(inChapters(file)).toEqual([
    [at(15), ['second opening', 'question']],
    [at(9), ['opening', 'answer']],
  ]);
});

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
  [
    'escalated by a member of staff',
    fileOf({ status: 'escalated' }, 'Ada Obi'),
    [['Escalated by', /^Ada Obi$/]],
  ],
  [
    'escalated by the clock',
    fileOf({ status: 'escalated' }),
    [['Escalated by', /nobody had decided in time/]],
  ],
  ['decided', fileOf({ status: 'resolved', resolved_at: sellerDueAt }), [['Decided', /2026/]]],
  [
    'decided after an escalation',
    fileOf({ status: 'resolved', resolved_at: sellerDueAt }, 'Ada Obi'),
    [
      ['Decided', /2026/],
      ['Escalated by', /^Ada Obi$/],
    ],
  ],
] as const)('%s: who decides, or has decided, and when', (_what, file, expected) => {
  expect(decisionFacts(file, file.escalated_by).map(({ term, value }) => [term, value])).toEqual(
    expected.map(([term, value]) => [term, expect.stringMatching(value)]),
  );
});
