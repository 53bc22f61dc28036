import { expect, test } from 'vitest';
import { type ListForm, listAddress, queryOfList, sorter } from './list-view';

const form: ListForm<'last' | 'email', 'locked' | 'unlocked'> = {
  sorts: ['last', 'email'],
  firsts: { last: 'desc', email: 'asc' },
  usual: 'last',
  choiceName: 'state',
  choices: ['locked', 'unlocked'],
};
const address = listAddress(form);
const read = (text: string) => address.read(new URLSearchParams(text));

test.each(['', 'search=ada&state=locked&sort=email&direction=desc', 'sort=email', 'direction=asc'])(
  '"%s" is brought back',
  (text) => expect(new URLSearchParams(address.write(read(text))).toString()).toBe(text),
);

test('an unknown choice is left out, and the first look asks for nothing', () => {
  const view = read('state=open&sort=luck&direction=up');
  expect(view).toEqual(read(''));
  expect(Object.values(queryOfList(form, view)).filter((value) => value !== undefined)).toEqual([]);
});

test('a column orders as it is most useful, then the other way round', () => {
  const orders: object[] = [];
  const click = (text: string) => sorter(form, read(text), (order) => orders.push(order))('email').onSort();
  click('');
  click('sort=email');
  click('sort=email&direction=desc');
  expect(orders).toEqual([
    { sort: 'email', direction: 'asc' },
    { sort: 'email', direction: 'desc' },
    { sort: 'email', direction: 'asc' },
  ]);
});
