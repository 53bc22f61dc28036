import { expect, test } from 'vitest';
import { inOrder } from './thread-order';

const at = (minute: number) => `2026-11-15T09:0${minute}:00.000Z`;

test('a thread tells what happened in its order, a reply before the turn it caused', () => {
  const messages = [1, 3].map((minute) => ({ created_at: at(minute), text: `said ${minute}` }));
  const turns = [3, 2].map((minute) => ({ at: at(minute), what: `turn ${minute}` }));
  const order = inOrder(messages, turns).map((item) =>
    item.kind === 'message' ? item.message.text : item.turn.what,
  );
  expect(order).toEqual(['said 1', 'turn 2', 'said 3', 'turn 3']);
});
