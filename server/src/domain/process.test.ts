import { describe, expect, test } from 'vitest';
import { actionsOf, decideMove, type Process } from './process.ts';

const door = {
  build: { from: [], to: 'closed', by: ['carpenter'] },
  open: { from: ['closed'], to: 'open', by: ['owner', 'guest'] },
  close: { from: ['open'], to: 'closed', by: ['owner'] },
  remove: { from: ['open', 'closed'], to: 'gone', by: ['carpenter'] },
} as const satisfies Process<string, 'open' | 'closed' | 'gone', 'owner' | 'guest' | 'carpenter'>;

describe('a process table', () => {
  test('allows exactly what a row says', () => {
    expect(decideMove(door, 'open', { status: 'closed', actor: 'guest' })).toEqual({
      kind: 'allowed',
      to: 'open',
    });
  });

  test('tells a missing right from a status that does not fit', () => {
    expect(decideMove(door, 'close', { status: 'open', actor: 'guest' })).toEqual({ kind: 'wrong_actor' });
    expect(decideMove(door, 'close', { status: 'gone', actor: 'owner' })).toEqual({
      kind: 'wrong_status',
      status: 'gone',
    });
  });

  test('lists what an actor may do next', () => {
    expect(actionsOf(door, { status: 'closed', actor: 'owner' })).toEqual(['open']);
    expect(actionsOf(door, { status: 'open', actor: 'owner' })).toEqual(['close']);
    expect(actionsOf(door, { status: 'gone', actor: 'carpenter' })).toEqual([]);
  });
});
