import type { Readable } from 'node:stream';
import type { CsvCell, CsvCells } from '@oja/contract/csv';
import { nairaFromKobo } from '@oja/contract/money';
import type { DealQuery } from '@oja/contract/purchases';
import type { Deps } from '../../deps.ts';
import { shownText } from '../../domain/contact-masks/shown-text.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import { csvFile } from '../../http/csv-file.ts';
import { presentSale } from './deal.presenter.ts';
import { type DealRow, type DealSide, readDeals } from './deal.queries.ts';
import { encodeDealCursor } from './deal-cursor.ts';

const headers: Record<DealSide, string[]> = {
  buyer: [
    'reference',
    'handle',
    'platform',
    'category',
    'seller',
    'price',
    'refunded',
    'status',
    'bought_at',
    'completed_at',
  ],
  seller: [
    'reference',
    'handle',
    'platform',
    'category',
    'buyer',
    'price',
    'fee',
    'payout',
    'status',
    'sold_at',
    'released_at',
  ],
};

/** All deals of one side as a spreadsheet, read and sent in parts. No export carries credentials. */
export function exportDeals(
  deps: Deps,
  person: { side: DealSide; id: string },
  query: Omit<DealQuery, 'cursor' | 'limit'>,
): Readable {
  return csvFile({
    header: headers[person.side],
    read: (last: DealRow | undefined, limit) => {
      const cursor = last && encodeDealCursor(query.sort ?? 'recent', last);
      return readDeals(deps.db, person, { ...query, cursor, limit });
    },
    cellsOf: person.side === 'buyer' ? boughtCells : (row) => soldCells(row, deps.now()),
  });
}

function boughtCells(row: DealRow): CsvCells {
  return [
    ...commonCells(row, row.sellerNickname),
    nairaFromKobo(row.refundedKobo),
    row.status,
    row.createdAt.toISOString(),
    row.settledAt?.toISOString() ?? null,
  ];
}

function soldCells(row: DealRow, now: Date): CsvCells {
  const { fee, payout, released_at: releasedAt } = presentSale(row, now);
  return [
    ...commonCells(row, row.buyerNickname),
    fee,
    payout,
    row.status,
    row.createdAt.toISOString(),
    releasedAt,
  ];
}

function commonCells(row: DealRow, other: string): CsvCell[] {
  return [
    transactionReference(row.number),
    row.handle,
    row.platform,
    row.category,
    shownText(other),
    nairaFromKobo(row.priceKobo),
  ];
}
