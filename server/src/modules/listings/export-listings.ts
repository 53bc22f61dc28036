import { Readable } from 'node:stream';
import type { StaffListingFilter } from '@oja/contract/admin-listings';
import { nairaFromKobo } from '@oja/contract/money';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { csvLine } from '../../domain/csv-line.ts';
import { audit } from '../audit/index.ts';
import type { Reviewer } from './review-listing.ts';
import { readStaffIds, readStaffRows, type StaffRow } from './staff-listing.queries.ts';

const linesAtMost = 50_000;
const linesAtOnce = 500;

const header = [
  'id',
  'handle',
  'platform',
  'category',
  'seller',
  'price',
  'followers',
  'engagement',
  'status',
  'featured',
  'created_at',
  'posted_at',
];

/** A filter as a spreadsheet, read and sent in parts. That somebody took it along is on record. */
export async function exportListings(
  deps: Deps,
  reviewer: Reviewer,
  filter: StaffListingFilter,
): Promise<Readable> {
  const ids = await readStaffIds(deps.db, filter, linesAtMost);
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor: reviewer.actor,
      action: 'listings.exported',
      subject: { kind: 'listings', id: 'all' },
      after: { filter, lines: ids.length },
    }),
  );
  return Readable.from(writeLines(deps, ids));
}

async function* writeLines(deps: Deps, ids: readonly string[]): AsyncGenerator<string> {
  yield csvLine(header);
  for (let start = 0; start < ids.length; start += linesAtOnce) {
    const rows = await readStaffRows(deps.db, ids.slice(start, start + linesAtOnce));
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
  }
}

function cellsOf(row: StaffRow): (string | number | null)[] {
  return [
    row.id,
    row.handle,
    row.platform,
    row.category,
    row.sellerName,
    nairaFromKobo(row.priceKobo),
    row.followers,
    row.engagementTenths === null ? null : row.engagementTenths / 10,
    row.status,
    row.featured ? 'yes' : 'no',
    row.createdAt.toISOString(),
    row.postedAt?.toISOString() ?? null,
  ];
}
