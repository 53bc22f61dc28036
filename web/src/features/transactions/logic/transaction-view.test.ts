import { expect, test } from 'vitest';
import { isFiltered, queryOfFilter, readView, writeView } from './transaction-view';

const readFrom = (search: string) => readView(new URLSearchParams(search));
const written = (search: string) => new URLSearchParams(writeView(readFrom(search))).toString();

test('a bare address is the newest first, nothing filtered, nothing open', () => {
  const view = readFrom('');
  expect(view).toEqual({
    search: '',
    status: undefined,
    period: undefined,
    dispute: undefined,
    shown: undefined,
    dateFrom: '',
    dateTo: '',
    amountFrom: '',
    amountTo: '',
    sort: 'date',
    direction: 'desc',
    open: undefined,
  });
  expect(written('')).toBe('');
  expect(isFiltered(view)).toBe(false);
});

test.each([
  'search=TXN-001&status=refunded&period=90d&dispute=resolved&sort=amount&direction=asc',
  'status=completed&date_from=2026-03-04&date_to=2026-04-01&amount_from=1000&amount_to=2500.5&sort=amount',
  'dispute=any&case=0b6f7c1e',
  'details=0b6f7c1e',
  'add=1',
])('%s survives being read and written (A212 to A220)', (address) => {
  expect(written(address)).toBe(address);
});

test('words that mean nothing are ignored', () => {
  expect(written('status=gone&period=2d&sort=colour&direction=up&dispute=x')).toBe('');
});

test('the server is asked without blanks around the search, and without an empty one', () => {
  expect(queryOfFilter(readFrom('search=++')).search).toBeUndefined();
  expect(queryOfFilter(readFrom('search=+zainab+')).search).toBe('zainab');
});
