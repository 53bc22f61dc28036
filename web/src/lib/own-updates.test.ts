import { expect, test } from 'vitest';
import { receiveUpdate } from './own-updates';

test('recognises an own update, and keeps the later ones pending', () => {
  expect(receiveUpdate(['', '?search=fake'], '')).toEqual({ isOwn: true, pending: ['?search=fake'] });
});

test('the last update settles the earlier ones, also those that never arrived', () => {
  expect(receiveUpdate(['?add=1', '', '?search=fake'], '?search=fake')).toEqual({ isOwn: true, pending: [] });
});

test('a value from elsewhere replaces every pending update', () => {
  expect(receiveUpdate(['?search=fake'], '?status=pending')).toEqual({ isOwn: false, pending: [] });
});
