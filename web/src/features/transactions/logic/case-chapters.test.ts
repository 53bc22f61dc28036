import type { StaffCase } from '@oja/contract/disputes';
import { expect, test } from 'vitest';
import { chaptersOf } from './case-chapters';

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
