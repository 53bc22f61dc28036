import { expect, test } from 'vitest';
import { batchCalls } from './batch-calls';

function recorded(atMost: number) {
  const calls: string[][] = [];
  const ask = batchCalls<string>(atMost, async (ids) => {
    calls.push([...ids]);
    return new Map(ids.filter((id) => id !== 'none').map((id) => [id, id.toUpperCase()]));
  });
  return { ask, calls };
}

test('what is asked in one moment is one call, and what is not found is undefined', async () => {
  const { ask, calls } = recorded(50);
  expect(await Promise.all([ask('a'), ask('none'), ask('a'), ask('b')])).toEqual(['A', undefined, 'A', 'B']);
  expect(calls).toEqual([['a', 'none', 'b']]);
  expect(await ask('a')).toBe('A');
  expect(calls).toHaveLength(2);
});

test('no call asks for more than it may', async () => {
  const { ask, calls } = recorded(2);
  expect(await Promise.all(['a', 'b', 'c'].map(ask))).toEqual(['A', 'B', 'C']);
  expect(calls).toEqual([['a', 'b'], ['c']]);
});

test('a call that fails fails for those who asked, and for no later caller', async () => {
  let failing = true;
  const ask = batchCalls<string>(50, async (ids) => {
    if (failing) throw new Error('no connection');
    return new Map(ids.map((id) => [id, id]));
  });
  await expect(Promise.all([ask('a'), ask('b')])).rejects.toThrow('no connection');
  failing = false;
  expect(await ask('a')).toBe('a');
});
