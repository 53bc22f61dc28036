import type { CheckIn } from '@oja/contract/cover-fields';
import { expect, test } from 'vitest';
import { checkInText } from './claim-labels';

const moment = '2026-11-17T09:00:00.000Z';
const asked = { due_at: moment, asked_at: moment, answer: null, answered_at: null };
const first: CheckIn = { ...asked, day: 1 };
const third: CheckIn = { ...asked, day: 3 };
const later: CheckIn = { ...asked, day: 7, asked_at: null };

test.each<[string, CheckIn, string | null, string]>([
  ['the question asked last, while cover runs', third, null, 'No answer yet'],
  ['an earlier question, which another has replaced', first, null, 'No answer'],
  ['the question asked last, after cover', third, '2026-11-20T09:00:00.000Z', 'No answer'],
  ['an answer', { ...third, answer: 'yes' }, null, 'Yes'],
  ['a loss', { ...first, answer: 'lost' }, null, 'Lost it'],
])('%s', (_, checkIn, endedAt, text) => {
  expect(checkInText(checkIn, { check_ins: [first, third, later], ended_at: endedAt })).toBe(text);
});
