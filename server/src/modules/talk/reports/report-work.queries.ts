import { type ReportPriority, reportPriorities } from '@oja/contract/report-fields';
import type { WorkPriority } from '@oja/contract/work-fields';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { reportTimesMs } from '../../../domain/work/work-times.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';

/** Reports to decide, each priority with a time of its own. A claim that lapsed counts as none. */
export const reportWork: WorkSource = {
  kind: 'report',
  table: 'reports',
  openedAt: sql`w.reported_at`,
  streams: reportPriorities.map((priority) => ({
    isOpen: sql`w.hidden_at is null and w.status in ('pending', 'investigating') and w.priority = ${sql.lit(priority)}`,
    clock: sql`w.reported_at`,
    dueAfterMs: reportTimesMs[priority],
  })),
  // As `decideStep` refuses: not what they sent, entered or are reported for.
  isBarred: ({ id }) => sql`w.owner_id = ${id} or w.reporter_id = ${id} or w.added_by = ${id}`,
  owner: (now) => sql`case when w.claimed_until > ${now} then w.claimed_by end`,
  isOwned: sql`w.hidden_at is null and w.status = 'investigating'`,
  waitingFor: () => sql`'staff'`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select r.id, r.title, r.reason, r.priority, r.reported_at as opened_at, r.reporter_id as person_id,
             r.reporter as person_name
        from reports r where r.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ reason, priority, ...row }) => ({
      ...row,
      reference: reason,
      priority: workPriorityOf[priority],
      page: `/admin/moderation?report=${row.id}` as const,
    }));
  },
};

interface Row {
  id: string;
  title: string;
  reason: string;
  priority: ReportPriority;
  openedAt: Date;
  personId: string | null;
  personName: string;
}

const workPriorityOf: Record<ReportPriority, WorkPriority> = {
  critical: 'urgent',
  high: 'high',
  medium: 'normal',
  low: 'low',
};
