import { describe, expect, test } from 'vitest';
import { createSemaphore } from './semaphore.ts';

class Full extends Error {}

function hold() {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release: () => release() };
}

describe('a gate', () => {
  test('runs at most the allowed number at once and serves the rest in order', async () => {
    const semaphore = createSemaphore({ maxRunning: 2, maxWaiting: 10, refusal: () => new Full() });
    let running = 0;
    let highest = 0;
    const order: number[] = [];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        semaphore.run(async () => {
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

  test('refuses the one too many at once and recovers when there is room again', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 1, refusal: () => new Full() });
    const { held, release } = hold();
    const first = semaphore.run(() => held);
    const second = semaphore.run(async () => 'second');
    await expect(semaphore.run(async () => 'third')).rejects.toThrow(Full);
    release();
    await first;
    expect(await second).toBe('second');
    expect(await semaphore.run(async () => 'fourth')).toBe('fourth');
  });

  test('gives the place back when a task fails', async () => {
    const semaphore = createSemaphore({ maxRunning: 1, maxWaiting: 0, refusal: () => new Full() });
    await expect(semaphore.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(
      semaphore.run(() => {
        throw new Error('broken before it began');
      }),
    ).rejects.toThrow('before it began');
    expect(await semaphore.run(async () => 'free')).toBe('free');
  });

  describe('with a share for each holder', () => {
    class TooMany extends Error {}
    const perHolder = {
      slots: 2,
      queuedPerHolder: 2,
      queuedInAll: 3,
      refusal: () => new TooMany(),
    };

    test('keeps places free for other holders in any order of requests', async () => {
      const semaphore = createSemaphore({
        maxRunning: 1,
        maxWaiting: 3,
        refusal: () => new Full(),
        perHolder,
      });
      const { held, release } = hold();
      const order: string[] = [];
      const run = (name: string, holder: string) =>
        semaphore.run(async () => {
          await held;
          order.push(name);
        }, holder);
      const all = [run('a1', 'ada'), run('a2', 'ada'), run('a3', 'ada'), run('a4', 'ada')];
      await expect(run('a5', 'ada')).rejects.toThrow(TooMany);
      all.push(run('o1', 'obi'), run('e1', 'eve'));
      await expect(run('u1', 'uche')).rejects.toThrow(Full);
      release();
      await Promise.all(all);
      expect(order).toEqual(['a1', 'a2', 'o1', 'e1', 'a3', 'a4']);
    });

    test('bounds how many wait outside over all holders', async () => {
      const semaphore = createSemaphore({
        maxRunning: 1,
        maxWaiting: 9,
        refusal: () => new Full(),
        perHolder,
      });
      const { held, release } = hold();
      const four = (holder: string) => Array.from({ length: 4 }, () => semaphore.run(() => held, holder));
      const outcomes = Promise.allSettled([...four('ada'), ...four('obi')]);
      release();
      expect((await outcomes).filter(({ status }) => status === 'rejected')).toHaveLength(1);
    });

    test('gives a share back when a task fails or was refused', async () => {
      const semaphore = createSemaphore({
        maxRunning: 1,
        maxWaiting: 0,
        refusal: () => new Full(),
        perHolder,
      });
      const { held, release } = hold();
      const other = semaphore.run(() => held, 'obi');
      for (let n = 0; n < 5; n += 1)
        await expect(semaphore.run(async () => 'refused', 'ada')).rejects.toThrow(Full);
      release();
      await other;
      for (let n = 0; n < 5; n += 1)
        await expect(semaphore.run(() => Promise.reject(new Error('broken')), 'ada')).rejects.toThrow(
          'broken',
        );
      expect(await semaphore.run(async () => 'free', 'ada')).toBe('free');
    });
  });
});
