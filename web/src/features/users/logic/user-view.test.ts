import { expect, test } from 'vitest';
import { listQueryOf, readUserView, writeUserView } from './user-view';

test('the first look at the page sends nothing (A548)', () => {
  const view = readUserView(new URLSearchParams());
  expect(Object.values(listQueryOf(view)).filter((value) => value !== undefined)).toEqual([]);
  expect(writeUserView(view)).toEqual({});
});

test('a link brings back filter, order, page and the open profile', () => {
  const address = 'search=ada&role=seller&status=banned&sort=name&direction=desc&page=3&user=x';
  const view = readUserView(new URLSearchParams(address));
  expect(new URLSearchParams(writeUserView(view)).toString()).toBe(address);
  expect(listQueryOf(view)).toEqual({
    search: 'ada',
    role: 'seller',
    status: 'banned',
    sort: 'name',
    direction: 'desc',
    page: '3',
  });
});

test('what cannot be read in an address is left out', () => {
  const view = readUserView(new URLSearchParams('role=boss&status=gone&page=-2&sort=luck'));
  expect(view).toMatchObject({ role: undefined, status: undefined, page: 1, sort: 'joined' });
});
