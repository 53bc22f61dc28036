import { expect, test } from 'vitest';
import { receive } from './echoes';

test('what arrives on the way to the last wish is an echo, and the later wishes stay', () => {
  expect(receive(['', '?search=fake'], '')).toEqual({ isEcho: true, left: ['?search=fake'] });
});

test('the last wish settles all of them, also those that never arrived', () => {
  expect(receive(['?add=1', '', '?search=fake'], '?search=fake')).toEqual({ isEcho: true, left: [] });
});

test('what nobody here asked for is news, and takes the place of every wish', () => {
  expect(receive(['?search=fake'], '?status=pending')).toEqual({ isEcho: false, left: [] });
});
