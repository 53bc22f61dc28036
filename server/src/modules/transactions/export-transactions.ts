import type { Readable } from 'node:stream';
import type { TransactionFilter } from '@oja/contract/admin-transactions';
import type { CsvCells } from '@oja/contract/csv';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../../http/csv-file.ts';
import { encodePlace } from '../../http/cursor.ts';
import { type Actor, noteExport } from '../audit/index.ts';
import { presentTransaction } from './transaction.presenter.ts';
import { placeOf, readTransactions, type TransactionRow } from './transaction.queries.ts';

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

/** A filter as a spreadsheet, read and sent in parts. That somebody took it along is on record. */
export async function exportTransactions(
  deps: Deps,
  actor: Actor & { id: string },
  filter: TransactionFilter,
): Promise<Readable> {
  await noteExport(deps, actor, { what: 'transactions', which: 'all', filter: { filter } });
  // The period of the filter is measured once, or it would end earlier for the last lines than for the first.
  const now = deps.now();
  return csvFile({
    header,
    read: (last: TransactionRow | undefined, limit) => {
      const cursor = last && encodePlace(placeOf(last, filter.sort));
      return readTransactions(deps.db, { ...filter, cursor, limit, now });
    },
    cellsOf: (row) => cellsOf(row, actor.id),
  });
}

function cellsOf(row: TransactionRow, adminId: string): CsvCells {
  const shown = presentTransaction(row, adminId);
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
