import { describe, expect, it } from 'vitest';
import { createGate } from './bounded-gate.ts';

class Full extends Error {}

function hold() {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => release() };
}

describe('a gate', () => {
  it('runs at most the allowed number at once and serves the rest in order', async () => {
    const gate = createGate({ maxRunning: 2, maxWaiting: 10, refusal: () => new Full() });
    let running = 0;
    let highest = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        gate.run(async () => {
          running += 1;
          highest = Math.max(highest, running);
          order.push(index);
          await new Promise(setImmediate);
          running -= 1;
        }),
      ),
    );
    expect(highest).toBe(2);
    expect(order).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('refuses the one too many at once and recovers when there is room again', async () => {
    const gate = createGate({ maxRunning: 1, maxWaiting: 1, refusal: () => new Full() });
    const { held, release } = hold();
    const first = gate.run(() => held);
    const second = gate.run(async () => 'second');
    await expect(gate.run(async () => 'third')).rejects.toThrow(Full);
    release();
    await first;
    expect(await second).toBe('second');
    expect(await gate.run(async () => 'fourth')).toBe('fourth');
  });

  it('gives the place back when a task fails', async () => {
    const gate = createGate({ maxRunning: 1, maxWaiting: 0, refusal: () => new Full() });
    await expect(gate.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(
      gate.run(() => {
        throw new Error('broken before it began');
      }),
    ).rejects.toThrow('before it began');
    expect(await gate.run(async () => 'free')).toBe('free');
  });
});
