import { expect, test } from 'vitest';
import { listOf, personSections } from './person-sections';

const person = { id: 'the-id', email: 'ada@oja.test' };

test.each([
  ['claims', '/admin/claims?person=the-id'],
  ['wallet', '/admin/users/the-id?list=wallet'],
  ['sessions', '/admin/users/the-id?list=sessions'],
] as const)('the list of %s leads to all of it', (kind, address) => {
  expect(personSections[kind].all?.to(person)).toBe(address);
});

test('an address names one of the lists, or none', () => {
  expect(listOf(new URLSearchParams('list=wallet'))).toBe('wallet');
  expect(listOf(new URLSearchParams('list=money'))).toBeUndefined();
  expect(listOf(new URLSearchParams())).toBeUndefined();
});
