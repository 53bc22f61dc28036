import { expect, test } from 'vitest';
import { greetingOf, noteRegistration } from './first-visit';

const ada = { name: 'Ada', email: 'ada@example.com' };

test('only who registered in this tab is greeted as new', () => {
  window.sessionStorage.clear();
  expect(greetingOf(ada)).toBe('Welcome back, Ada!');
  noteRegistration('Ada@Example.com');
  expect(greetingOf(ada)).toBe('Welcome, Ada!');
  expect(greetingOf({ name: 'Chidi', email: 'chidi@example.com' })).toBe('Welcome back, Chidi!');
  window.sessionStorage.clear();
  expect(greetingOf(ada)).toBe('Welcome back, Ada!');
});
