import { Readable } from 'node:stream';
import type { TransactionFilter } from '@oja/contract/admin-transactions';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { csvLine } from '../../domain/csv-line.ts';
import { type Actor, audit } from '../audit/index.ts';
import { presentTransaction } from './transaction.presenter.ts';
import { placeOf, readTransactions, type TransactionRow } from './transaction.queries.ts';
import { encodeTransactionCursor } from './transaction-cursor.ts';

const linesAtOnce = 500;
const partsAtMost = 100;
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
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor,
      action: 'transactions.exported',
      subject: { kind: 'transactions', id: 'all' },
      after: { filter },
    }),
  );
  return Readable.from(writeLines(deps, actor.id, filter));
}

async function* writeLines(deps: Deps, adminId: string, filter: TransactionFilter): AsyncGenerator<string> {
  yield csvLine(header);
  const now = deps.now();
  let cursor: string | undefined;
  for (let part = 0; part < partsAtMost; part += 1) {
    const rows = await readTransactions(deps.db, { ...filter, cursor, limit: linesAtOnce, now });
    yield rows.map((row) => csvLine(cellsOf(row, adminId))).join('');
    const last = rows.at(-1);
    if (rows.length < linesAtOnce || last === undefined) return;
    cursor = encodeTransactionCursor(placeOf(last, filter.sort));
  }
}

function cellsOf(row: TransactionRow, adminId: string): (string | number | null)[] {
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
