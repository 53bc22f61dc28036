import { hourMs } from '@oja/contract/durations';
import { beforeEach, expect, test } from 'vitest';
import { AUTH_STORAGE_KEY, type AuthRecord, createAuthStore } from './auth-store';

const record = {
  token: 'token-one',
  expiresAt: new Date(Date.now() + hourMs).toISOString(),
  user: { name: 'Ada', email: 'ada@example.com', role: 'user' },
} as unknown as AuthRecord;
const reason = 'You signed out in another tab. Please sign in again.';

/** Two tabs of one browser; the event reaches the first alone, as it does when the second changes the storage. */
function openTabs() {
  const [first, second] = [createAuthStore(() => localStorage), createAuthStore(() => localStorage)];
  first.subscribe(() => undefined);
  second.set(record);
  first.record();
  return { first, second };
}
const arrive = () => window.dispatchEvent(new StorageEvent('storage', { key: AUTH_STORAGE_KEY }));
beforeEach(() => localStorage.clear());

test('a sign-out in another tab is said here and not there, until the next sign-in', () => {
  const { first, second } = openTabs();
  second.clear();
  arrive();
  expect([first.endSentence(), second.endSentence()]).toEqual([reason, undefined]);
  first.set(record);
  expect(first.endSentence()).toBeUndefined();
});

test('the sentence of the server comes first', () => {
  const { first, second } = openTabs();
  second.endIf(record.token, 'Your password was changed. Please sign in again.');
  arrive();
  expect(first.endSentence()).toBe('Your password was changed. Please sign in again.');
});

test('a tab without a session is told nothing', () => {
  const first = createAuthStore(() => localStorage);
  first.subscribe(() => undefined);
  arrive();
  expect(first.endSentence()).toBeUndefined();
});
