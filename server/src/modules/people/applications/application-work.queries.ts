import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { workTimesMs } from '../../../domain/work/work-times.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Applications of sellers to decide. */
export const applicationWork: WorkSource = {
  kind: 'application',
  table: 'seller_applications',
  openedAt: sql`w.submitted_at`,
  streams: [
    { isOpen: sql`w.status = 'pending'`, clock: sql`w.submitted_at`, dueAfterMs: workTimesMs.application },
  ],
  // Staff do not decide their own.
  isBarred: ({ id }) => sql`w.user_id = ${id}`,
  owner: 'assignment',
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select a.id, a.first_name, a.last_name, a.submitted_at as opened_at, u.id as person_id, u.name as person_name
        from seller_applications a join users u on u.id = a.user_id where a.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ firstName, lastName, ...row }) => ({
      ...row,
      reference: 'Verified seller',
      title: `${firstName} ${lastName}`,
      priority: 'normal' as const,
      page: `/admin/applications/${row.id}` as const,
    }));
  },
};

interface Row {
  id: string;
  firstName: string;
  lastName: string;
  openedAt: Date;
  personId: string;
  personName: string;
}
