import {
  type TransactionPeriod,
  type TransactionSort,
  type TransactionStatus,
  transactionPeriods,
  transactionSorts,
  transactionStatuses,
} from '@oja/contract/admin-transactions';
import { type DisputeStatus, disputeStatuses } from '@oja/contract/purchase-fields';
import type { Direction } from '@/components/data-table/column';
import { countRanges, noRanges, type Ranges, rangeAddress } from '@/components/data-table/ranges';
import { oneOf, withoutEmpty } from '@/lib/query-params';

const ranges = rangeAddress({ days: 'date', amounts: 'amount' });

/** All of the page that a link or the Back button brings back, but for the place in the list. */
export interface TransactionView extends TransactionViewFilter {
  open: OpenTransaction | undefined;
}

export interface TransactionViewFilter extends Ranges {
  search: string;
  status: TransactionStatus | undefined;
  period: TransactionPeriod | undefined;
  dispute: DisputeFilter | undefined;
  /** Those that were deleted from the table. */
  shown: 'hidden' | undefined;
  sort: TransactionSort;
  direction: Direction;
}

export type DisputeFilter = DisputeStatus | 'any' | 'appeal';

/** The case file and the details belong to a purchase, the form to none. */
export type OpenTransaction = { kind: 'details' | 'resolve'; purchaseId: string } | { kind: 'add' };

export const disputeFilters: readonly DisputeFilter[] = ['any', 'appeal', ...disputeStatuses];

export function readView(query: URLSearchParams): TransactionView {
  return {
    search: query.get('search') ?? '',
    status: oneOf(transactionStatuses, query.get('status')),
    period: oneOf(transactionPeriods, query.get('period')),
    dispute: oneOf(disputeFilters, query.get('dispute')),
    shown: oneOf(['hidden'] as const, query.get('shown')),
    ...ranges.read(query),
    sort: oneOf(transactionSorts, query.get('sort')) ?? 'date',
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
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

export function writeView({ open, sort, direction, ...filter }: TransactionView): Record<string, string> {
  return withoutEmpty({
    search: filter.search,
    status: filter.status,
    period: filter.period,
    dispute: filter.dispute,
    shown: filter.shown,
    ...ranges.write(filter),
    sort: sort === 'date' ? undefined : sort,
    direction: direction === 'desc' ? undefined : direction,
    ...writeOpen(open),
  });
}

function writeOpen(open: OpenTransaction | undefined): Record<string, string> {
  if (open === undefined) return {};
  return open.kind === 'add' ? { add: '1' } : { [openNames[open.kind]]: open.purchaseId };
}

export const noFilter = {
  search: '',
  status: undefined,
  period: undefined,
  dispute: undefined,
  shown: undefined,
  ...noRanges,
} as const;

/** As the calls take it. */
export function queryOfFilter({
  search,
  status,
  period,
  dispute,
  shown,
  sort,
  direction,
  ...rest
}: TransactionView) {
  const choices = { status, period, dispute, shown, sort, direction };
  return { ...choices, ...ranges.write(rest), search: search.trim() || undefined };
}

export function isFiltered({
  search,
  status,
  period,
  dispute,
  shown,
  ...rest
}: TransactionViewFilter): boolean {
  const isChosen = [status, period, dispute, shown].some((choice) => choice !== undefined);
  return search !== '' || isChosen || countRanges(rest) > 0;
}
