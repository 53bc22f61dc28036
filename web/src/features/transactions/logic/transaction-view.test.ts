import { expect, test } from 'vitest';
import { isFiltered, queryOfFilter, readView, writeView } from './transaction-view';

const readFrom = (search: string) => readView(new URLSearchParams(search));

test('a bare address is the newest first, nothing filtered, nothing open', () => {
  const view = readFrom('');
  expect(view).toEqual({
    filter: {
      search: '',
      status: undefined,
      period: undefined,
      dispute: undefined,
      sort: 'date',
      direction: 'desc',
    },
    after: undefined,
    open: undefined,
  });
  expect(writeView(view).toString()).toBe('');
  expect(isFiltered(view.filter)).toBe(false);
});

test.each([
  'search=TXN-001&status=refunded&period=90d&dispute=resolved&sort=amount&direction=asc&after=abc',
  'dispute=any&case=0b6f7c1e',
  'details=0b6f7c1e',
  'add=1',
])('%s survives being read and written (A212 to A220)', (address) => {
  expect(writeView(readFrom(address)).toString()).toBe(address);
});

test('words that mean nothing are ignored', () => {
  expect(writeView(readFrom('status=gone&period=2d&sort=colour&direction=up&dispute=x')).toString()).toBe('');
});

test('the server is asked without blanks around the search, and without an empty one', () => {
  expect(queryOfFilter(readFrom('search=++').filter).search).toBeUndefined();
  expect(queryOfFilter(readFrom('search=+zainab+').filter).search).toBe('zainab');
});
