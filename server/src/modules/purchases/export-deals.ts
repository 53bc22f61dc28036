import { Readable } from 'node:stream';
import { nairaFromKobo } from '@oja/contract/money';
import type { DealQuery } from '@oja/contract/purchases';
import type { Deps } from '../../deps.ts';
import { csvLine } from '../../domain/csv-line.ts';
import { transactionReference } from '../../domain/purchase/transaction-reference.ts';
import { presentSale } from './deal.presenter.ts';
import { type DealRow, type DealSide, readDeals } from './deal.queries.ts';
import { encodeDealCursor } from './deal-cursor.ts';

const linesAtOnce = 500;
const partsAtMost = 100;

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
  return Readable.from(writeLines(deps, person, query));
}

async function* writeLines(
  deps: Deps,
  person: { side: DealSide; id: string },
  query: Omit<DealQuery, 'cursor' | 'limit'>,
): AsyncGenerator<string> {
  yield csvLine(headers[person.side]);
  const cells = person.side === 'buyer' ? boughtCells : (row: DealRow) => soldCells(row, deps.now());
  let cursor: string | undefined;
  for (let part = 0; part < partsAtMost; part += 1) {
    const rows = await readDeals(deps.db, person, { ...query, cursor, limit: linesAtOnce });
    yield rows.map((row) => csvLine(cells(row))).join('');
    const last = rows.at(-1);
    if (rows.length < linesAtOnce || last === undefined) return;
    cursor = encodeDealCursor(query.sort ?? 'recent', last);
  }
}

function boughtCells(row: DealRow): (string | number | null)[] {
  return [
    ...commonCells(row, row.sellerNickname),
    nairaFromKobo(row.refundedKobo),
    row.status,
    row.createdAt.toISOString(),
    row.settledAt?.toISOString() ?? null,
  ];
}

function soldCells(row: DealRow, now: Date): (string | number | null)[] {
  const { fee, payout, released_at: releasedAt } = presentSale(row, now);
  return [
    ...commonCells(row, row.buyerName),
    fee,
    payout,
    row.status,
    row.createdAt.toISOString(),
    releasedAt,
  ];
}

function commonCells(row: DealRow, other: string): (string | number | null)[] {
  return [
    transactionReference(row.number),
    row.handle,
    row.platform,
    row.category,
    other,
    nairaFromKobo(row.priceKobo),
  ];
}
