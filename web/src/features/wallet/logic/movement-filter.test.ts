import type { Activity } from '@oja/contract/wallet';
import { describe, expect, test } from 'vitest';
import { isFiltered, matchesFilter, noFilter, transactionFilterOf } from './movement-filter';

const activity: Activity = {
  type: 'funding',
  title: 'Funds added',
  description: 'Wallet funding by Paystack',
  date: '2026-03-04T12:00:00.000',
  amount: 500,
  status: 'completed',
};

test('only what was filled in is asked for', () => {
  expect(transactionFilterOf(noFilter)).toEqual({});
  expect(
    transactionFilterOf({ search: ' fund ', type: 'credit', status: 'pending', from: '2026-01-01', to: '' }),
  ).toEqual({ search: 'fund', type: 'credit', status: 'pending', from: '2026-01-01' });
  expect(transactionFilterOf({ ...noFilter, type: 'funding', status: 'active' })).toEqual({});
});

test('blanks are no filter', () => {
  expect(isFiltered({ ...noFilter, search: '  ' })).toBe(false);
  expect(isFiltered({ ...noFilter, to: '2026-01-01' })).toBe(true);
});

describe('looking through the history', () => {
  test.each([
    [{}, true],
    [{ search: 'PAYSTACK' }, true],
    [{ search: 'refund' }, false],
    [{ type: 'funding' }, true],
    [{ type: 'withdrawal' }, false],
    [{ status: 'completed' }, true],
    [{ status: 'active' }, false],
    [{ from: '2026-03-04', to: '2026-03-04' }, true],
    [{ from: '2026-03-05' }, false],
    [{ to: '2026-03-03' }, false],
  ])('%j: %s', (change, matches) => {
    expect(matchesFilter(activity, { ...noFilter, ...change })).toBe(matches);
  });
});
