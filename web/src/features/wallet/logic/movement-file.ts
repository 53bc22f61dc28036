import { csvLine } from '@oja/contract/csv';
import type { Activity, Transaction } from '@oja/contract/wallet';
import { isoDay } from '@/lib/dates';

/** Where a file was asked for decides what it is called. */
export type FileOrigin = 'dialog' | 'page';

const prefixes = { dialog: 'transactions', page: 'wallet_transactions' } as const;

export function movementFileName(origin: FileOrigin, now: Date): string {
  return `${prefixes[origin]}_${isoDay(now)}.csv`;
}

export function transactionCsv(transactions: readonly Transaction[]): string {
  const rows = [
    ['Date', 'Type', 'Description', 'Amount', 'Status', 'Reference', 'Balance after'],
    ...transactions.map((row) => [
      row.date,
      row.type,
      row.description,
      row.amount,
      row.status,
      row.reference,
      row.balance_after,
    ]),
  ];
  return rows.map(csvLine).join('');
}

export function historyCsv(activities: readonly Activity[]): string {
  const rows = [
    ['Date', 'Type', 'Title', 'Description', 'Amount', 'Status'],
    ...activities.map((row) => [row.date, row.type, row.title, row.description, row.amount, row.status]),
  ];
  return rows.map(csvLine).join('');
}
