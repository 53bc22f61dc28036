import { expect, test } from 'vitest';
import { fromNearerEnd } from './nearer-end.ts';

test.each([
  ['the first page', { offset: 0, total: 34 }, { along: 'desc', skip: 0, take: 15 }],
  ['the last page, which is short', { offset: 30, total: 34 }, { along: 'asc', skip: 0, take: 4 }],
  ['a page beyond the middle', { offset: 60, total: 100 }, { along: 'asc', skip: 25, take: 15 }],
  ['a page at the middle', { offset: 50, total: 100 }, { along: 'desc', skip: 50, take: 15 }],
  ['a page of an empty list', { offset: 0, total: 0 }, { along: 'desc', skip: 0, take: 15 }],
  [
    'a page of a list without a known end',
    { offset: 900, total: undefined },
    { along: 'desc', skip: 900, take: 15 },
  ],
] as const)('reaches %s', (_name, place, way) => {
  expect(fromNearerEnd({ ...place, limit: 15, direction: 'desc' })).toEqual(way);
});
