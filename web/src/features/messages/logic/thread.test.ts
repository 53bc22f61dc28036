import type { Message } from '@oja/contract/messaging';
import type { Offer } from '@oja/contract/offers';
import { describe, expect, test } from 'vitest';
import { sample } from '../../../../test/sample';
import { addOlder, dayLabel, groupMessages, mergeNewest, withOffers } from './thread';

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
      [2, 'Nov 14, 2026'],
      [1, null],
      [1, null],
      [1, 'Nov 15, 2026'],
      [1, null],
    ]);
  });

  test('begin a day at midnight in Lagos, as their times do, wherever the device is', () => {
    const around = ['2026-11-14T22:58:00Z', '2026-11-14T23:02:00Z'];
    const messages = around.map((created_at) => sample<Message>({ id: created_at, mine: true, created_at }));
    expect(groupMessages(messages).map(({ opensDay }) => opensDay)).toEqual(['Nov 14, 2026', 'Nov 15, 2026']);
  });

  test.each([
    ['Nov 15, 2026', 'Today'],
    ['Nov 14, 2026', 'Yesterday'],
    ['Nov 1, 2026', 'Nov 1, 2026'],
  ])('%s reads %s', (day, label) => {
    expect(dayLabel(day, Date.parse('2026-11-14T23:30:00Z'))).toBe(label);
  });
});

const message = (position: number) => ({ id: `m${position}`, position }) as Message;
/** Newest first, as the server answers. */
const page = (from: number, to: number, older: string | null = null) => ({
  messages: Array.from({ length: to - from + 1 }, (_, n) => message(to - n)),
  older,
});
const positions = ({ messages }: { messages: readonly Message[] }) =>
  messages.map(({ position }) => position);

describe('a thread', () => {
  const before = mergeNewest(undefined, page(3, 5, '3'));

  test('begins with its newest page, oldest first', () => {
    expect(positions(before)).toEqual([3, 4, 5]);
    expect(before.older).toBe('3');
  });

  test('takes new messages and keeps what was read', () => {
    const after = mergeNewest(addOlder(before, page(1, 2)), page(4, 7, '4'));
    expect(positions(after)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(after.older).toBeNull();
  });

  test('begins anew where messages would be missing', () => {
    const after = mergeNewest(before, page(7, 9, '7'));
    expect(positions(after)).toEqual([7, 8, 9]);
    expect(after.older).toBe('7');
  });

  test('takes an older page once', () => {
    const once = addOlder(before, page(1, 2));
    expect(positions(addOlder(once, page(1, 2)))).toEqual([1, 2, 3, 4, 5]);
  });
});

test('an offer stands behind its own message and before what was written later', () => {
  const offer = { id: 'offer', changed_at: new Date('2026-11-14T10:02:00').toISOString() } as Offer;
  const groups = groupMessages([
    at('14T10:00:00', true),
    at('14T10:02:00.300', false),
    at('14T10:09:00', true),
  ]);
  const order = withOffers(groups, [offer]).map((item) => ('offer' in item ? 'offer' : item.group.key));
  expect(order).toEqual(['14T10:00:00', '14T10:02:00.300', 'offer', '14T10:09:00']);
});
