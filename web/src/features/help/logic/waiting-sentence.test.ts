import { expect, test } from 'vitest';
import { waitingSentence } from './waiting-sentence';

const dueAt = '2026-11-16T09:00:00.000Z';
const due = Date.parse(dueAt);

test.each([
  ['a new one', 'open', dueAt, due - 1, 'Our team answers by'],
  ['one that waits too long', 'open', dueAt, due, 'are late'],
  ['one that was answered', 'in_progress', null, due, 'Our team answered.'],
  ['one with a further question', 'in_progress', dueAt, due - 1, 'Our team answers by'],
  ['a resolved one', 'resolved', null, due, 'A reply opens it again.'],
] as const)('%s says whose turn it is', (_title, status, answer_due_at, nowMs, words) => {
  expect(waitingSentence({ status, answer_due_at, business_hours: null, closes_at: null }, nowMs)).toContain(
    words,
  );
});

test('one whose clock counts business hours names them', () => {
  const business_hours = 'Monday to Friday, 9:00 to 18:00 Lagos time';
  const ticket = { status: 'open', answer_due_at: dueAt, business_hours, closes_at: null } as const;
  expect(waitingSentence(ticket, due - 1)).toMatch(
    /\. Business hours count: Monday to Friday, 9:00 to 18:00 Lagos time\.$/,
  );
});

test('one that waits for its author says until when', () => {
  const ticket = {
    status: 'in_progress',
    answer_due_at: null,
    business_hours: null,
    closes_at: dueAt,
  } as const;
  expect(waitingSentence(ticket, due - 1)).toMatch(
    /^Our team waits for your reply\. Without one, the ticket is closed on /,
  );
});
