import { expect, test } from 'vitest';
import { collectPages } from './collect-pages';

/** A list of `length` numbers in pages of three. */
const listOf = (length: number) => async (cursor: string | undefined) => {
  const start = Number(cursor ?? 0);
  const end = Math.min(start + 3, length);
  const rows = Array.from({ length: end - start }, (_, index) => start + index);
  return { rows, next: end < length ? String(end) : undefined };
};

test('reads every page in order and tells how far it is', async () => {
  const progress: number[] = [];
  const { rows, isWhole } = await collectPages(listOf(7), { onProgress: (count) => progress.push(count) });
  expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(isWhole).toBe(true);
  expect(progress).toEqual([3, 6, 7]);
});

test('an empty list is whole', async () => {
  expect(await collectPages(listOf(0))).toEqual({ rows: [], isWhole: true });
});

test.each([
  [7, 5],
  [7, 6],
])('stops at the limit and says that rows are missing', async (length, limitRows) => {
  const { rows, isWhole } = await collectPages(listOf(length), { limitRows });
  expect(rows).toHaveLength(limitRows);
  expect(isWhole).toBe(false);
});

test('asks for nothing beyond the limit', async () => {
  const asked: (string | undefined)[] = [];
  const fetchPage = (cursor: string | undefined) => {
    asked.push(cursor);
    return listOf(100)(cursor);
  };
  await collectPages(fetchPage, { limitRows: 6 });
  expect(asked).toEqual([undefined, '3']);
});

test('a list that ends exactly at the limit is whole', async () => {
  expect((await collectPages(listOf(6), { limitRows: 6 })).isWhole).toBe(true);
});

test('a page that fails fails the whole', async () => {
  await expect(collectPages(async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});
