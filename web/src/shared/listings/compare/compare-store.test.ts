import { beforeEach, expect, test } from 'vitest';
import { createCompareStore, readCompared } from './compare-store';

const id = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;
const entries = new Map<string, string>();
const storage = {
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
} as Storage;

beforeEach(() => entries.clear());

test('four accounts are compared at most, each is taken out again by a second press', () => {
  const store = createCompareStore(() => storage);
  for (const number of [1, 2, 3, 4]) expect(store.toggle(id(number))).toBe(true);
  expect(store.toggle(id(5))).toBe(false);
  expect(store.ids()).toEqual([id(1), id(2), id(3), id(4)]);
  expect(store.toggle(id(2))).toBe(true);
  expect(store.ids()).toEqual([id(1), id(3), id(4)]);
  store.set([]);
  expect(store.ids()).toEqual([]);
});

test('they are kept for the next visit, and an unchanged list is the same list', () => {
  createCompareStore(() => storage).toggle(id(1));
  const store = createCompareStore(() => storage);
  expect(store.ids()).toEqual([id(1)]);
  expect(store.ids()).toBe(store.ids());
});

test('where storage is forbidden nothing is compared', () => {
  const store = createCompareStore(() => undefined);
  store.toggle(id(1));
  expect(store.ids()).toEqual([]);
});

test.each([
  [null, []],
  ['', []],
  [`${id(1)},x,${id(1)},${id(2)}`, [id(1), id(2)]],
  [[1, 2, 3, 4, 5].map(id).join(','), [1, 2, 3, 4].map(id)],
])('"%s" names %j', (text, ids) => expect(readCompared(text)).toEqual(ids));
