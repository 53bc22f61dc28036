import { expect, test } from 'vitest';
import { isFiltered, queryOfFilter, readView, writeView } from './audit-view';
import { compare } from './compare';

const readFrom = (search: string) => readView(new URLSearchParams(search));
const written = (search: string) => new URLSearchParams(writeView(readFrom(search))).toString();

test.each(['', 'search=ada&group=money&actor=oja&period=7d&direction=asc&line=0b6f7c1e'])(
  'the address "%s" survives being read and written',
  (address) => {
    expect(written(address)).toBe(address);
    expect(isFiltered(readFrom(address))).toBe(address !== '');
  },
);

test('words that mean nothing are ignored, and blanks are not searched for', () => {
  expect(written('group=x&period=2d&direction=up')).toBe('');
  expect(queryOfFilter(readFrom('search=++')).search).toBeUndefined();
});

test('before and after are set side by side, field by field', () => {
  expect(
    compare(
      { role: 'user', limits: { day: 1 }, gone: true },
      { role: 'admin', limits: { day: 1 }, ids: [1] },
    ),
  ).toEqual([
    { field: 'role', before: 'user', after: 'admin', differs: true },
    { field: 'limits.day', before: '1', after: '1', differs: false },
    { field: 'gone', before: 'yes', after: undefined, differs: true },
    { field: 'ids', before: undefined, after: '[1]', differs: true },
  ]);
  expect(compare(null, { name: '' })).toEqual([
    { field: 'name', before: undefined, after: 'empty', differs: true },
  ]);
  expect(compare(null, null)).toEqual([]);
});
