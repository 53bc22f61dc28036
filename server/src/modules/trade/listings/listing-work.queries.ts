import { type Platform, platformLabels } from '@oja/contract/listing-labels';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { workTimesMs } from '../../../domain/work/work-times.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Listings to review. */
export const listingWork: WorkSource = {
  kind: 'listing',
  table: 'listings',
  openedAt: sql`w.submitted_at`,
  streams: [
    { isOpen: sql`w.status = 'pending'`, clock: sql`w.submitted_at`, dueAfterMs: workTimesMs.listing },
  ],
  // A seller who became staff may still have one; a colleague decides it.
  isBarred: ({ id }) => sql`w.seller_id = ${id}`,
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select l.id, l.handle, l.platform, l.submitted_at as opened_at, u.id as person_id, u.name as person_name
        from listings l join users u on u.id = l.seller_id where l.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ handle, platform, ...row }) => ({
      ...row,
      reference: platformLabels[platform],
      title: handle,
      priority: 'normal' as const,
      page: `/admin/listings?status=pending&listing=${row.id}` as const,
    }));
  },
};

interface Row {
  id: string;
  handle: string;
  platform: Platform;
  openedAt: Date;
  personId: string;
  personName: string;
}
