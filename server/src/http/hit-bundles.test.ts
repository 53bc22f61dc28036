import { expect, test } from 'vitest';
import { createHitBundles } from './hit-bundles.ts';

/** The count in the database, which several processes share. */
function sharedCount() {
  let sum = 0;
  let writes = 0;
  return {
    async count(hits: number) {
      writes += 1;
      sum += hits;
      return sum;
    },
    writes: () => writes,
  };
}

const bundle = { window: 1, size: 5 };

test('one process counts exactly, also when many come at once, and writes once for each bundle', async () => {
  const shared = sharedCount();
  const hit = createHitBundles();
  const numbers = await Promise.all(Array.from({ length: 12 }, () => hit('a', bundle, shared.count)));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(shared.writes()).toBe(3);
});

test('two processes never let more through than one would', async () => {
  const shared = sharedCount();
  const [one, two] = [createHitBundles(), createHitBundles()];
  let admitted = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    const hit = turn % 3 === 0 ? one : two;
    if ((await hit('a', bundle, shared.count)) <= 20) admitted += 1;
  }
  expect(admitted).toBeLessThanOrEqual(20);
  expect(admitted).toBeGreaterThanOrEqual(16);
});

test('a new window, another key and a count that failed begin anew', async () => {
  const shared = sharedCount();
  const hit = createHitBundles();
  expect(await hit('a', bundle, shared.count)).toBe(1);
  expect(await hit('b', bundle, async () => 5)).toBe(1);
  expect(await hit('a', { ...bundle, window: 2 }, async () => 5)).toBe(1);
  const failing = () => Promise.reject(new Error('the database is out'));
  await expect(hit('c', bundle, failing)).rejects.toThrow('the database is out');
  expect(await hit('c', bundle, async () => 5)).toBe(1);
});
