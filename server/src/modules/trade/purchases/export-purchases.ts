import type { Readable } from 'node:stream';
import type { CsvCell, CsvCells } from '@oja/contract/csv';
import { nairaFromKobo } from '@oja/contract/money';
import type { PurchaseQuery } from '@oja/contract/purchases';
import type { Deps } from '../../../deps/deps.ts';
import { shownText } from '../../../domain/contact-masks/shown-text.ts';
import { transactionReference } from '../../../domain/purchase/transaction-reference.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import type { PurchaseDetails } from './hydrate-purchases.ts';
import { presentSale } from './purchase.presenter.ts';
import { orderOfPurchases, type PurchaseSide, readPurchasePage } from './purchase-list.queries.ts';

const headers: Record<PurchaseSide, string[]> = {
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

/** Streams all purchases of one side as CSV, page by page. No export contains credentials. */
export function exportPurchasesOf(
  deps: Pick<Deps, 'db' | 'now'>,
  person: { side: PurchaseSide; id: string },
  query: Omit<PurchaseQuery, 'cursor' | 'limit'>,
): Readable {
  return csvFile({
    header: headers[person.side],
    read: (last: PurchaseDetails | undefined, limit) => {
      const cursor = last && cursorOf(orderOfPurchases(query).order, last);
      return readPurchasePage(deps.db, person, { ...query, cursor, limit });
    },
    cellsOf: person.side === 'buyer' ? boughtCells : (row) => soldCells(row, deps.now()),
  });
}

function boughtCells(row: PurchaseDetails): CsvCells {
  return [
    ...commonCells(row, row.sellerNickname),
    nairaFromKobo(row.refundedKobo),
    row.status,
    row.createdAt.toISOString(),
    row.settledAt?.toISOString() ?? null,
  ];
}

function soldCells(row: PurchaseDetails, now: Date): CsvCells {
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

function commonCells(row: PurchaseDetails, other: string): CsvCell[] {
  return [
    transactionReference(row.number),
    row.handle,
    row.platform,
    row.category,
    shownText(other),
    nairaFromKobo(row.priceKobo),
  ];
}
