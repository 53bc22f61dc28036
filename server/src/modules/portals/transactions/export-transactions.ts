import type { Readable } from 'node:stream';
import type { TransactionFilter } from '@oja/contract/admin-transactions';
import type { CsvCells } from '@oja/contract/csv';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { presentTransaction, type TransactionViewer } from './transaction.presenter.ts';
import { orderOfTransactions, readTransactions, type TransactionRow } from './transaction.queries.ts';

const header = [
  'id',
  'buyer',
  'seller',
  'account',
  'platform',
  'amount',
  'fee',
  'refunded',
  'status',
  'date',
  'payment_method',
  'dispute_status',
  'dispute_reason',
  'dispute_date',
];

/** Streams the filtered transactions as CSV, page by page. The export is audited. */
export async function exportTransactions(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { actor, viewer }: { actor: Actor; viewer: TransactionViewer },
  filter: TransactionFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'transactions', which: 'all', filter: { filter } });
  // One timestamp for the whole export: otherwise the period would end earlier for the last pages than for the first.
  const now = deps.now();
  const { timezone: timeZone } = await deps.settings.read('general');
  return csvFile({
    header,
    read: (last: TransactionRow | undefined, limit) => {
      const cursor = last && cursorOf(orderOfTransactions(filter), last);
      return readTransactions(deps.db, { ...filter, cursor, limit, now, timeZone });
    },
    cellsOf: (row) => cellsOf(row, viewer),
  });
}

function cellsOf(row: TransactionRow, viewer: TransactionViewer): CsvCells {
  const shown = presentTransaction(row, viewer);
  return [
    shown.id,
    shown.buyer,
    shown.seller,
    shown.account,
    shown.platform,
    shown.amount,
    shown.fee,
    shown.refunded,
    shown.status,
    shown.date,
    shown.paymentMethod,
    shown.disputeStatus,
    shown.disputeReason,
    shown.disputeDate,
  ];
}
