import { expect, test } from 'vitest';
import { waitingNote } from './bank-account-view';

const now = new Date('2026-03-04T12:00:00');

test('an account that can be used has no note', () => {
  expect(waitingNote({ status: 'active', usable_from: null }, now)).toBeUndefined();
  expect(waitingNote({ status: 'active', usable_from: '2026-03-04T11:59:59' }, now)).toBeUndefined();
});

test('a new account says from when it can be used', () => {
  expect(waitingNote({ status: 'active', usable_from: '2026-03-05T12:00:00' }, now)).toBe(
    'Withdrawals to it are possible from Mar 5, 2026, 12:00 PM.',
  );
});

test('an account in review says what it waits for', () => {
  expect(waitingNote({ status: 'in_review', usable_from: '2026-03-05T12:00:00' }, now)).toContain('Our team');
});
