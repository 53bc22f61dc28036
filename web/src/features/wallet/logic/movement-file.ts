import type { Activity, Transaction } from '@oja/contract/wallet';
import { toCsv } from '@/lib/csv';
import { isoDay } from '@/lib/dates';

/** Where a file was asked for decides what it is called. */
export type FileOrigin = 'dialog' | 'page';

const prefixes = { dialog: 'transactions', page: 'wallet_transactions' } as const;

export function movementFileName(origin: FileOrigin, now: Date): string {
  return `${prefixes[origin]}_${isoDay(now)}.csv`;
}

export function transactionCsv(transactions: readonly Transaction[]): string {
  return toCsv([
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
  ]);
}

export function historyCsv(activities: readonly Activity[]): string {
  return toCsv([
    ['Date', 'Type', 'Title', 'Description', 'Amount', 'Status'],
    ...activities.map((row) => [row.date, row.type, row.title, row.description, row.amount, row.status]),
  ]);
}
