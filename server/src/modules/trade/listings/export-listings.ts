import type { Readable } from 'node:stream';
import type { StaffListingFilter } from '@oja/contract/admin-listings';
import type { CsvCells } from '@oja/contract/csv';
import { nairaFromKobo } from '@oja/contract/money';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { auditExport } from '../../platform/audit/index.ts';
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

/** Streams the filtered listings as CSV, page by page. The export is audited. */
export async function exportListings(
  deps: Pick<Deps, 'db'>,
  reviewer: Reviewer,
  filter: StaffListingFilter,
): Promise<Readable> {
  await auditExport(deps, reviewer.actor, { what: 'listings', which: 'all', filter: { filter } });
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
