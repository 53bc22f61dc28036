import { expect, test } from 'vitest';
import { isFiltered, noFilter, transactionFilterOf } from './movement-filter';

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
