import { userStatuses } from '@oja/contract/accounts';
import { expect, test } from 'vitest';
import { paddedNumber, sellingText, statusLooks } from './user-labels';

test('A413 to A416: a person is active, inactive or banned, and banned is shown as Suspended', () => {
  expect(userStatuses.map((status) => [status, statusLooks[status].label])).toEqual([
    ['active', 'Active'],
    ['inactive', 'Inactive'],
    ['banned', 'Suspended'],
  ]);
});

test('A163: a number has six digits', () => {
  expect([paddedNumber(7), paddedNumber(1_234_567)]).toEqual(['000007', '1234567']);
});

test.each([
  [null, 'active', 'Allowed'],
  [null, 'banned', 'Stopped by the suspension'],
  [{ kind: 'paused', until: null }, 'active', 'Paused'],
  [{ kind: 'barred', until: null }, 'banned', 'Barred'],
] as const)('selling with the stop %o is of a person who is %s: %s', (stop, status, expected) => {
  expect(sellingText({ selling_stop: stop, status })).toBe(expected);
});
