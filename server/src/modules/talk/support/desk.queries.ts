import type { DeskSort, TicketFilter } from '@oja/contract/admin-support';
import { type TicketRating, ticketStatuses } from '@oja/contract/ticket-fields';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import { textOrPeopleLike } from '../../../db/text-or-people.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { numberOfTicket } from '../../../domain/ticket/ticket-reference.ts';
import { timestampAndId, timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';
import { searchedTickets } from './search-tickets.ts';
import type { TicketRow } from './ticket.store.ts';

export interface DeskRow extends TicketRow {
  priorityRank: number;
  dueSort: Date;
  personName: string;
  personEmail: string;
  assigneeName: string | null;
  tags: string[];
  rating: TicketRating | null;
}

const byCreation: ListOrder<DeskRow> = {
  columns: [sql`t.created_at`, sql`t.id`],
  valuesOf: ({ createdAt, id }) => [createdAt, id],
  place: timestampAndId,
};

/** The columns of each order with its tie-breakers and its default direction; there is an index for each. */
const orders: Record<DeskSort, { order: ListOrder<DeskRow>; direction: Direction }> = {
  due: {
    order: {
      columns: [sql`t.due_sort`, sql`t.id`],
      valuesOf: ({ dueSort, id }) => [dueSort, id],
      place: timestampAndId,
    },
    direction: 'asc',
  },
  priority: {
    order: {
      columns: [sql`t.priority_rank`, sql`t.created_at`, sql`t.id`],
      valuesOf: ({ priorityRank, createdAt, id }) => [priorityRank, createdAt, id],
      place: z.tuple([z.int(), timestampInCursor, z.uuid()]),
    },
    direction: 'asc',
  },
  status: {
    order: {
      columns: [sql`t.status`, sql`t.updated_at`, sql`t.id`],
      valuesOf: ({ status, updatedAt, id }) => [status, updatedAt, id],
      place: z.tuple([z.enum(ticketStatuses), timestampInCursor, z.uuid()]),
    },
    direction: 'asc',
  },
  updated: {
    order: {
      columns: [sql`t.updated_at`, sql`t.id`],
      valuesOf: ({ updatedAt, id }) => [updatedAt, id],
      place: timestampAndId,
    },
    direction: 'desc',
  },
  newest: { order: byCreation, direction: 'desc' },
  oldest: { order: byCreation, direction: 'asc' },
};

export function orderOfDesk({ sort = 'due', direction }: TicketFilter): {
  order: ListOrder<DeskRow>;
  direction: Direction;
} {
  return { order: orders[sort].order, direction: direction ?? orders[sort].direction };
}

/** Selects the page from the tickets alone, from the cursor on; names are joined to the rows of the page only. */
export async function readDesk(
  db: Db,
  filter: TicketFilter & {
    cursor?: string | undefined;
    limit: number;
    now: Date;
    viewerId: string;
  },
): Promise<DeskRow[]> {
  const { order, direction } = orderOfDesk(filter);
  const conditions = await conditionsOf(db, filter, filter);
  if (filter.cursor !== undefined) conditions.push(beyond(order, direction, filter.cursor));
  const { rows } = await sql<DeskRow>`
    select t.*, p.name as person_name, p.email as person_email, a.name as assignee_name,
           array(select g.tag from ticket_tags g where g.ticket_id = t.id order by g.tag) as tags,
           r.rating
      from (select t.* from tickets t where ${sql.join(conditions, sql` and `)}
             order by ${inOrder(order, direction)} limit ${sql.lit(filter.limit)}) t
      join users p on p.id = t.user_id
      left join users a on a.id = t.assignee_id
      left join ticket_ratings r on r.ticket_id = t.id
     order by ${inOrder(order, direction)}`.execute(db);
  return rows;
}

/** Counts the tickets that are not resolved; one small partial index holds them. */
export async function countDesk(db: Db, input: { viewerId: string; now: Date }) {
  const { rows } = await sql<Record<'active' | 'mine' | 'unassigned' | 'late' | 'waiting', number>>`
    select count(*) as active,
           count(*) filter (where assignee_id = ${input.viewerId}) as mine,
           count(*) filter (where assignee_id is null) as unassigned,
           count(*) filter (where due_at <= ${input.now}) as late,
           count(*) filter (where waiting_since is not null) as waiting
      from tickets where status <> 'resolved'`.execute(db);
  return rows[0] ?? { active: 0, mine: 0, unassigned: 0, late: 0, waiting: 0 };
}

async function conditionsOf(
  db: Db,
  filter: TicketFilter,
  viewer: { viewerId: string; now: Date },
): Promise<RawBuilder<unknown>[]> {
  const { status, priority, category, assignee, tag, late, search } = filter;
  const conditions: RawBuilder<unknown>[] = [sql`true`];
  if (status === 'active') conditions.push(sql`t.status <> 'resolved'`);
  else if (status === 'waiting') conditions.push(sql`t.waiting_since is not null`);
  else if (status !== undefined) conditions.push(sql`t.status = ${status}`);
  if (priority !== undefined) conditions.push(sql`t.priority = ${priority}`);
  if (category !== undefined) conditions.push(sql`t.category = ${category}`);
  if (assignee === 'nobody') conditions.push(sql`t.assignee_id is null`);
  else if (assignee !== undefined) {
    conditions.push(sql`t.assignee_id = ${assignee === 'me' ? viewer.viewerId : assignee}`);
  }
  if (tag !== undefined) {
    conditions.push(sql`exists (select from ticket_tags g where g.tag = ${tag} and g.ticket_id = t.id)`);
  }
  if (late !== undefined) conditions.push(sql`t.due_at <= ${viewer.now}`);
  if (search) {
    const number = numberOfTicket(search);
    const words = await textOrPeopleLike(db, searchedTickets, likeContains(search));
    conditions.push(number === undefined ? words : sql`(t.number = ${number} or ${words})`);
  }
  return conditions;
}
