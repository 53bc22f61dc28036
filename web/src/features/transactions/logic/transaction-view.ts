import {
  type TransactionPeriod,
  type TransactionSort,
  type TransactionStatus,
  transactionPeriods,
  transactionSorts,
  transactionStatuses,
} from '@oja/contract/admin-transactions';
import { type DisputeStatus, disputeStatuses } from '@oja/contract/purchase-fields';

/** All of the page that a link or the Back button brings back: what is listed, from where on, and what is open. */
export interface TransactionView {
  filter: TransactionViewFilter;
  /** The cursor of the page; without it, the first. */
  after: string | undefined;
  open: OpenTransaction | undefined;
}

export interface TransactionViewFilter {
  search: string;
  status: TransactionStatus | undefined;
  period: TransactionPeriod | undefined;
  dispute: DisputeFilter | undefined;
  sort: TransactionSort;
  direction: 'asc' | 'desc';
}

export type DisputeFilter = DisputeStatus | 'any';

/** The case file and the details belong to a purchase, the form to none. */
export type OpenTransaction = { kind: 'details' | 'resolve'; purchaseId: string } | { kind: 'add' };

export const disputeFilters: readonly DisputeFilter[] = ['any', ...disputeStatuses];

export function readView(query: URLSearchParams): TransactionView {
  return {
    filter: {
      search: query.get('search') ?? '',
      status: oneOf(transactionStatuses, query.get('status')),
      period: oneOf(transactionPeriods, query.get('period')),
      dispute: oneOf(disputeFilters, query.get('dispute')),
      sort: oneOf(transactionSorts, query.get('sort')) ?? 'date',
      direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
    },
    after: query.get('after') ?? undefined,
    open: readOpen(query),
  };
}

function readOpen(query: URLSearchParams): OpenTransaction | undefined {
  if (query.has('add')) return { kind: 'add' };
  for (const kind of ['resolve', 'details'] as const) {
    const purchaseId = query.get(openNames[kind]);
    if (purchaseId) return { kind, purchaseId };
  }
  return undefined;
}

/** Notifications of staff lead to a case by this name. */
const openNames = { resolve: 'case', details: 'details' } as const;

/** What is as it always begins is left out of the address. */
export function writeView({ filter, after, open }: TransactionView): URLSearchParams {
  const query = new URLSearchParams();
  const { search, status, period, dispute, sort, direction } = filter;
  if (search !== '') query.set('search', search);
  if (status) query.set('status', status);
  if (period) query.set('period', period);
  if (dispute) query.set('dispute', dispute);
  if (sort !== 'date') query.set('sort', sort);
  if (direction !== 'desc') query.set('direction', direction);
  if (after) query.set('after', after);
  if (open?.kind === 'add') query.set('add', '1');
  else if (open) query.set(openNames[open.kind], open.purchaseId);
  return query;
}

/** As the calls take it. */
export function queryOfFilter({ search, ...rest }: TransactionViewFilter) {
  return { ...rest, search: search.trim() || undefined };
}

export function isFiltered({ search, status, period, dispute }: TransactionViewFilter): boolean {
  return search !== '' || [status, period, dispute].some((choice) => choice !== undefined);
}

function oneOf<Value extends string>(values: readonly Value[], wanted: string | null): Value | undefined {
  return values.find((value) => value === wanted);
}
