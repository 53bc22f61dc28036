import { expect, test } from 'vitest';
import { historyCsv, movementFileName, transactionCsv } from './movement-file';

test('U800, U801: the names of the files', () => {
  const day = new Date(2026, 2, 4, 23, 59);
  expect(movementFileName('dialog', day)).toBe('transactions_2026-03-04.csv');
  expect(movementFileName('page', day)).toBe('wallet_transactions_2026-03-04.csv');
});

test('E12: a description cannot become a formula, and amounts stay numbers', () => {
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
