import { csvLine } from '@oja/contract/csv';
import type { Activity, Transaction } from '@oja/contract/wallet';
import { isoDay } from '@/lib/dates';
import type { TransactionFilter } from '../api';

interface Page<Row> {
  rows: readonly Row[];
  next: string | undefined;
}

/** How many rows a file made in the browser holds at most. */
export const exportLimitRows = 20_000;

/**
 * Fetches all pages of a list, up to the limit. `isWhole` is false when rows were left out, which
 * the interface must show.
 */
export async function collectPages<Row>(
  fetchPage: (cursor: string | undefined) => Promise<Page<Row>>,
  options: { limitRows?: number; onProgress?: (rows: number) => void } = {},
): Promise<{ rows: Row[]; isWhole: boolean }> {
  const { limitRows = exportLimitRows, onProgress } = options;
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await fetchPage(cursor);
    rows.push(...page.rows);
    cursor = page.next;
    onProgress?.(rows.length);
  } while (cursor !== undefined && rows.length < limitRows);
  return { rows: rows.slice(0, limitRows), isWhole: cursor === undefined && rows.length <= limitRows };
}

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

/** What stands in the fields above a list of movements; empty means not filtered by. */
export interface MovementFilter {
  search: string;
  type: string;
  status: string;
  from: string;
  to: string;
}

export const noFilter: MovementFilter = { search: '', type: '', status: '', from: '', to: '' };

export function isFiltered(filter: MovementFilter): boolean {
  return Object.values(filter).some((value) => value.trim() !== '');
}

/** For the server, which searches all there is. A type or status it does not know is not asked for. */
export function transactionFilterOf(filter: MovementFilter): TransactionFilter {
  const search = filter.search.trim().slice(0, 100);
  const { type, status, from, to } = filter;
  return {
    ...(search ? { search } : {}),
    ...(type === 'credit' || type === 'debit' ? { type } : {}),
    ...(status === 'completed' || status === 'pending' ? { status } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
}
