import { expect, test } from 'vitest';
import { isFiltered, listQueryOf, readUserView, writeUserView } from './user-view';

test('the first look at the page sends nothing (A548)', () => {
  const view = readUserView(new URLSearchParams());
  expect(Object.values(listQueryOf(view)).filter((value) => value !== undefined)).toEqual([]);
  expect(writeUserView(view)).toEqual({});
});

test('a link brings back filter, order, page and the open profile', () => {
  const address =
    'search=ada&role=seller&status=banned&joined_from=2026-03-04&joined_to=2026-04-01&balance_from=0&balance_to=1500.5&sort=name&direction=desc&page=3&user=x';
  const view = readUserView(new URLSearchParams(address));
  expect(new URLSearchParams(writeUserView(view)).toString()).toBe(address);
  expect(listQueryOf(view)).toEqual({
    search: 'ada',
    role: 'seller',
    status: 'banned',
    joined_from: '2026-03-04',
    joined_to: '2026-04-01',
    balance_from: '0',
    balance_to: '1500.5',
    sort: 'name',
    direction: 'desc',
    page: '3',
  });
});

test('what cannot be read in an address is left out', () => {
  const view = readUserView(
    new URLSearchParams('role=boss&status=gone&page=-2&sort=luck&joined_from=2026-02-30&balance_to=lots'),
  );
  expect(view).toMatchObject({ role: undefined, status: undefined, page: 1, sort: 'joined' });
  expect(isFiltered(view)).toBe(false);
});

test('a limit alone is a filter', () => {
  expect(isFiltered(readUserView(new URLSearchParams('balance_from=90')))).toBe(true);
});

test('the largest balance comes first, and the address leaves that out', () => {
  const view = readUserView(new URLSearchParams('sort=balance'));
  expect(view.direction).toBe('desc');
  expect(writeUserView(view)).toEqual({ sort: 'balance' });
});
