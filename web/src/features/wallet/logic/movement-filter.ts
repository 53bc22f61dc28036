import type { TransactionFilter } from '../api/list-transactions';

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
