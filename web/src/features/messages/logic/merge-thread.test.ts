import type { Message } from '@oja/contract/messaging';
import { describe, expect, test } from 'vitest';
import { addOlder, mergeNewest } from './merge-thread';

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
