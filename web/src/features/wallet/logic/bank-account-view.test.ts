import { expect, test } from 'vitest';
import { waitingNote } from './bank-account-view';

const nowMs = Date.parse('2026-03-04T12:00:00Z');

test('an account that can be used has no note', () => {
  expect(waitingNote({ status: 'active', usable_from: null }, nowMs)).toBeUndefined();
  expect(waitingNote({ status: 'active', usable_from: '2026-03-04T12:00:00Z' }, nowMs)).toBeUndefined();
});

test('a new account shows from when it can be used, in the time of Lagos wherever the person is', () => {
  expect(waitingNote({ status: 'active', usable_from: '2026-03-05T23:30:00Z' }, nowMs)).toBe(
    'Withdrawals to it are possible from Mar 6, 2026, 12:30 AM (Lagos time).',
  );
});

test('an account in review says what it waits for', () => {
  expect(waitingNote({ status: 'in_review', usable_from: '2026-03-05T12:00:00Z' }, nowMs)).toContain(
    'Our team',
  );
});
