import type { Readable } from 'node:stream';
import type { StaffListingFilter } from '@oja/contract/admin-listings';
import type { CsvCells } from '@oja/contract/csv';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../deps.ts';
import { csvFile } from '../../http/csv-file.ts';
import { noteExport } from '../audit/index.ts';
import type { Reviewer } from './review-listing.ts';
import { readStaffPart, type StaffRow } from './staff-listing.queries.ts';

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
  await noteExport(deps, reviewer.actor, { what: 'listings', which: 'all', filter: { filter } });
  return csvFile({ header, read: (last, limit) => readStaffPart(deps.db, filter, { last, limit }), cellsOf });
}

function cellsOf(row: StaffRow): CsvCells {
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
