import type { TicketStatus } from '@oja/contract/ticket-fields';
import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import { decodeCursor, encodeCursor } from '../../../http/cursor.ts';
import { type TicketRow, ticketColumns } from './ticket.store.ts';

const defaultLimit = 24;

export async function listOwnTickets(
  db: Db,
  input: { userId: string; status?: TicketStatus; cursor?: string; limit?: number },
): Promise<{ rows: TicketRow[]; nextCursor: string | null }> {
  const limit = input.limit ?? defaultLimit;
  let query = db
    .selectFrom('tickets')
    .select(ticketColumns)
    .where('userId', '=', input.userId)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (input.status !== undefined) query = query.where('status', '=', input.status);
  if (input.cursor !== undefined) {
    const { at, id } = decodeCursor(input.cursor);
    query = query.where(sql<boolean>`(updated_at, id) < (${at}, ${id})`);
  }
  const rows = await query.execute();
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    rows: rows.slice(0, limit),
    nextCursor: last ? encodeCursor({ at: last.updatedAt, id: last.id }) : null,
  };
}

export async function countUnresolved(db: Db, userId: string): Promise<number> {
  const { unresolved } = await db
    .selectFrom('tickets')
    .select((select) => select.fn.countAll<number>().as('unresolved'))
    .where('userId', '=', userId)
    .where('status', '!=', 'resolved')
    .executeTakeFirstOrThrow();
  return unresolved;
}

export function findTicket(db: Db, id: string): Promise<TicketRow | undefined> {
  return db.selectFrom('tickets').select(ticketColumns).where('id', '=', id).executeTakeFirst();
}

const othersAtMost = 20;

/** Other tickets of the same person that are not resolved, the latest first. */
export async function listOtherTickets(db: Db, row: Pick<TicketRow, 'id' | 'userId'>) {
  const others = await db
    .selectFrom('tickets')
    .select(['id', 'number', 'subject'])
    .where('userId', '=', row.userId)
    .where('id', '!=', row.id)
    .where('status', '!=', 'resolved')
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(othersAtMost)
    .execute();
  return others.map(({ id, number, subject }) => ({ id, reference: ticketReference(number), subject }));
}

/** The ticket that a merged one went into. */
export async function readMergedInto(db: Db, row: Pick<TicketRow, 'mergedIntoId'>) {
  if (row.mergedIntoId === null) return null;
  const { id, number } = await db
    .selectFrom('tickets')
    .select(['id', 'number'])
    .where('id', '=', row.mergedIntoId)
    .executeTakeFirstOrThrow();
  return { id, reference: ticketReference(number) };
}

export interface MessageRow {
  id: string;
  kind: 'user' | 'staff' | 'note';
  authorId: string;
  name: string;
  text: string;
  createdAt: Date;
  /** Names of the pictures, in order. */
  pictures: string[];
}

/** The messages of a ticket, oldest first. Notes are read only if asked for, so that they cannot reach the author. */
export async function readMessages(
  db: Db,
  ticketId: string,
  kinds: readonly MessageRow['kind'][],
): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.kind, m.author_id, u.name, m.text, m.created_at,
           array(select i.name from ticket_images i where i.message_id = m.id order by i.position) as pictures
      from ticket_messages m join users u on u.id = m.author_id
     where m.ticket_id = ${ticketId} and m.kind = any(${[...kinds]}::text[])
     order by m.position`.execute(db);
  return rows;
}

export function readEvents(db: Db, ticketId: string) {
  return db
    .selectFrom('ticketEvents as e')
    .leftJoin('users as actor', 'actor.id', 'e.actorId')
    .leftJoin('users as about', 'about.id', 'e.aboutId')
    .select(['e.happenedAt', 'e.what', 'e.detail', 'actor.name as actorName', 'about.name as aboutName'])
    .where('e.ticketId', '=', ticketId)
    .orderBy('e.id')
    .execute();
}
