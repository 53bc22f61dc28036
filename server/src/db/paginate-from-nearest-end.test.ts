import { expect, test } from 'vitest';
import { paginateFromNearestEnd } from './paginate-from-nearest-end.ts';

test.each([
  ['the first page', { offset: 0, total: 34 }, { direction: 'desc', offset: 0, limit: 15 }],
  ['the last page, which is short', { offset: 30, total: 34 }, { direction: 'asc', offset: 0, limit: 4 }],
  ['a page beyond the middle', { offset: 60, total: 100 }, { direction: 'asc', offset: 25, limit: 15 }],
  ['a page at the middle', { offset: 50, total: 100 }, { direction: 'desc', offset: 50, limit: 15 }],
  ['a page of an empty list', { offset: 0, total: 0 }, { direction: 'desc', offset: 0, limit: 15 }],
  [
    'a page of a list without a known end',
    { offset: 900, total: undefined },
    { direction: 'desc', offset: 900, limit: 15 },
  ],
] as const)('reaches %s', (_name, place, way) => {
  expect(paginateFromNearestEnd({ ...place, limit: 15, direction: 'desc' })).toEqual(way);
});
