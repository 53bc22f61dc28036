import { expect, test } from 'vitest';
import { badgeText, bellLabel } from './unread-label';

test.each([
  [0, undefined],
  [1, '1'],
  [3, '3'],
  [9, '9'],
  [10, '9+'],
  [250, '9+'],
])('%i unread are shown as %s (U128, A075)', (unread, text) => {
  expect(badgeText(unread)).toBe(text);
});

test('the bell says what the badge shows, and the exact count where the badge has no room for it', () => {
  expect(bellLabel(12)).toBe('Notifications, 9+ unread, 12 in all');
  expect(bellLabel(3)).toBe('Notifications, 3 unread');
  expect(bellLabel(0)).toBe('Notifications');
});
