import { expect, test } from 'vitest';
import { readAnswerClock } from './answer-clock';

const ticket = {
  status: 'open',
  created_at: '2026-11-15T09:00:00.000Z',
  answer_due_at: '2026-11-16T09:00:00.000Z',
  first_answered_at: null,
  waiting_since: null,
} as const;
const at = (time: string) => Date.parse(`2026-11-${time}:00.000Z`);

test.each([
  ['15T10:00', {}, 'Due in about 23 hours', 'calm'],
  ['16T06:00', {}, 'Due in about 3 hours', 'soon'],
  ['16T09:00', {}, 'Late by less than a minute', 'late'],
  ['16T11:00', {}, 'Late by about 2 hours', 'late'],
  [
    '16T11:00',
    { answer_due_at: null, first_answered_at: '2026-11-15T12:00:00.000Z' },
    'Answered after about 3 hours',
    'done',
  ],
  [
    '18T09:00',
    { answer_due_at: null, waiting_since: '2026-11-16T09:00:00.000Z' },
    'Waiting for 2 days',
    'done',
  ],
  ['16T11:00', { answer_due_at: null }, 'No answer needed', 'done'],
] as const)('at %s', (time, parts, text, tone) => {
  expect(readAnswerClock({ ...ticket, ...parts }, at(time))).toEqual({ text, tone });
});
