import { expect, test } from 'vitest';
import { isSameFilter } from './same-filter';

test.each([
  [{}, {}, true],
  [{ status: 'paid', sort: 'amount' }, { sort: 'amount', status: 'paid' }, true],
  [{ status: 'paid' }, { status: 'failed' }, false],
  [{ status: 'paid' }, { status: 'paid', sort: 'amount' }, false],
])('%o and %o show the same: %s', (one, other, expected) => {
  expect(isSameFilter(one, other)).toBe(expected);
});
