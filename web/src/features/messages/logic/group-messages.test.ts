import type { Message } from '@oja/contract/messaging';
import { describe, expect, test } from 'vitest';
import { dayLabel, groupMessages } from './group-messages';

const at = (time: string, mine: boolean, staff = false) =>
  ({ id: time, mine, staff, created_at: new Date(`2026-11-${time}`).toISOString() }) as Message;

describe('messages in groups', () => {
  test('are split by person, by a pause, by day and by the staff mark', () => {
    const groups = groupMessages([
      at('14T10:00:00', true),
      at('14T10:02:00', true),
      at('14T10:03:00', false),
      at('14T10:30:00', false),
      at('15T09:00:00', false),
      at('15T09:01:00', false, true),
    ]);
    expect(groups.map(({ messages, opensDay }) => [messages.length, opensDay])).toEqual([
      [2, '2026-11-14'],
      [1, null],
      [1, null],
      [1, '2026-11-15'],
      [1, null],
    ]);
  });

  test.each([
    ['2026-11-15', 'Today'],
    ['2026-11-14', 'Yesterday'],
    ['2026-11-01', 'on 2026-11-01'],
  ])('%s reads %s', (day, label) => {
    expect(dayLabel(day, '2026-11-15', '2026-11-14', (other) => `on ${other}`)).toBe(label);
  });
});
