import type { WorkPriority } from '@oja/contract/work-fields';
import { sql } from 'kysely';
import { anyOf } from '../../../db/prepared.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import type { WorkSource } from '../../platform/staff-work/index.ts';
import type { TicketRow } from './ticket.store.ts';

/** Tickets that are not resolved. One that owes no answer waits for the customer and comes last. */
export const ticketWork: WorkSource = {
  kind: 'ticket',
  table: 'tickets',
  openedAt: sql`w.created_at`,
  streams: [{ isOpen: sql`w.status <> 'resolved'`, clock: sql`w.due_sort`, dueAfterMs: 0 }],
  isBarred: ({ id }) => sql`w.user_id = ${id}`,
  owner: () => sql`w.assignee_id`,
  isOwned: sql`w.status <> 'resolved' and w.assignee_id is not null`,
  waitingFor: () => sql`case when w.due_at is null then 'customer' else 'staff' end`,
  async describe(db, ids) {
    const { rows } = await sql<Row>`
      select t.id, t.number, t.subject, t.priority, t.created_at as opened_at, u.id as person_id,
             u.name as person_name
        from tickets t join users u on u.id = t.user_id where t.id = ${anyOf(ids)}`.execute(db);
    return rows.map(({ number, subject, priority, ...row }) => ({
      ...row,
      reference: ticketReference(number),
      title: subject,
      priority: workPriorityOf[priority],
      page: `/admin/support/${row.id}` as const,
    }));
  },
};

interface Row {
  id: string;
  number: number;
  subject: string;
  priority: TicketRow['priority'];
  openedAt: Date;
  personId: string;
  personName: string;
}

const workPriorityOf: Record<TicketRow['priority'], WorkPriority> = {
  urgent: 'urgent',
  high: 'high',
  medium: 'normal',
  low: 'low',
};
