import { expect, test } from 'vitest';
import {
  collectPages,
  historyCsv,
  isFiltered,
  movementFileName,
  noFilter,
  transactionCsv,
  transactionFilterOf,
} from './movements';

/** A list of `length` numbers in pages of three. */
const listOf = (length: number) => async (cursor: string | undefined) => {
  const start = Number(cursor ?? 0);
  const end = Math.min(start + 3, length);
  const rows = Array.from({ length: end - start }, (_, index) => start + index);
  return { rows, next: end < length ? String(end) : undefined };
};

test('reads every page in order and tells how far it is', async () => {
  const progress: number[] = [];
  const { rows, isWhole } = await collectPages(listOf(7), { onProgress: (count) => progress.push(count) });
  expect(rows).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(isWhole).toBe(true);
  expect(progress).toEqual([3, 6, 7]);
});

test('an empty list is whole', async () => {
  expect(await collectPages(listOf(0))).toEqual({ rows: [], isWhole: true });
});

test.each([
  [7, 5],
  [7, 6],
])('stops at the limit and says that rows are missing', async (length, limitRows) => {
  const { rows, isWhole } = await collectPages(listOf(length), { limitRows });
  expect(rows).toHaveLength(limitRows);
  expect(isWhole).toBe(false);
});

test('asks for nothing beyond the limit', async () => {
  const asked: (string | undefined)[] = [];
  const fetchPage = (cursor: string | undefined) => {
    asked.push(cursor);
    return listOf(100)(cursor);
  };
  await collectPages(fetchPage, { limitRows: 6 });
  expect(asked).toEqual([undefined, '3']);
});

test('a list that ends exactly at the limit is whole', async () => {
  expect((await collectPages(listOf(6), { limitRows: 6 })).isWhole).toBe(true);
});

test('a page that fails fails the whole', async () => {
  await expect(collectPages(async () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('U800, U801: the names of the files', () => {
  const day = new Date(2026, 2, 4, 23, 59);
  expect(movementFileName('dialog', day)).toBe('transactions_2026-03-04.csv');
  expect(movementFileName('page', day)).toBe('wallet_transactions_2026-03-04.csv');
});

test('a description cannot become a formula, and amounts stay numbers', () => {
  const csv = transactionCsv([
    {
      id: '41',
      date: '2026-03-04T12:00:00.000Z',
      type: 'debit',
      description: '=HYPERLINK("http://evil")',
      amount: 1_500.5,
      status: 'completed',
      reference: 'fund-1',
      balance_after: 0,
    },
  ]);
  expect(csv.split('\r\n')[1]).toBe(
    '2026-03-04T12:00:00.000Z,debit,"\'=HYPERLINK(""http://evil"")",1500.5,completed,fund-1,0',
  );
});

test('the history has its own columns', () => {
  expect(historyCsv([])).toBe('Date,Type,Title,Description,Amount,Status\r\n');
});

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
