import { nairaText } from '@oja/contract/money';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { workTimesMs } from '../../../domain/work/work-times.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';
import { parkedPage } from './parked-page.ts';

/** Parked payments about which nothing is decided. One with a proposal waits for its answer. */
export const parkedWork: WorkSource = {
  kind: 'parked_payment',
  table: 'payments',
  openedAt: sql`w.settled_at`,
  streams: [
    {
      isOpen: sql`w.status = 'parked' and w.released_at is null`,
      clock: sql`w.settled_at`,
      dueAfterMs: workTimesMs.parked_payment,
    },
  ],
  // Staff decide about no money of their own.
  isBarred: ({ id }) => sql`w.user_id = ${id}`,
  owner: 'assignment',
  waitingFor: () => sql`case when exists (select from approvals p where p.kind = 'parked_payment'
    and p.subject_id = w.id::text and p.status = 'waiting') then 'other_work' else 'staff' end`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select p.id, p.reference, p.parked_kobo, p.parked_why, p.settled_at as opened_at, u.id as person_id,
             u.name as person_name
        from payments p join users u on u.id = p.user_id where p.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ parkedKobo, parkedWhy, ...row }) => ({
      ...row,
      title: `${nairaText(parkedKobo ?? 0)}: ${parkedWhy ?? ''}`,
      priority: 'high' as const,
      page: parkedPage(row.id),
    }));
  },
};

interface Row {
  id: string;
  reference: string;
  parkedKobo: number | null;
  parkedWhy: string | null;
  openedAt: Date;
  personId: string;
  personName: string;
}
