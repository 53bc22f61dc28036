import { expect, test } from 'vitest';
import { isFiltered, queryOfFilter, readView, writeView } from './audit-view';
import { inWords } from './audit-words';
import { compare } from './compare';

const readFrom = (search: string) => readView(new URLSearchParams(search));

test.each(['', 'search=ada&group=money&actor=oja&period=7d&after=12&line=0b6f7c1e'])(
  'the address "%s" survives being read and written',
  (address) => {
    expect(writeView(readFrom(address)).toString()).toBe(address);
    expect(isFiltered(readFrom(address).filter)).toBe(address !== '');
  },
);

test('words that mean nothing are ignored, and blanks are not searched for', () => {
  expect(writeView(readFrom('group=x&period=2d')).toString()).toBe('');
  expect(queryOfFilter(readFrom('search=++').filter).search).toBeUndefined();
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

test('actions are read as words', () => {
  expect(inWords('user.role_changed')).toBe('User role changed');
});
