import { randomUUID } from 'node:crypto';
import type { deskEventKinds } from '@oja/contract/admin-support';
import type { Selectable, Updateable } from 'kysely';
import type { Tickets } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { messagesAtMost } from '../../../domain/ticket/ticket-terms.ts';
import { attachPictures } from './ticket-images.ts';

export type TicketRow = Omit<Selectable<Tickets>, 'priorityRank' | 'dueSort'>;

export const ticketColumns = [
  'id',
  'number',
  'userId',
  'subject',
  'category',
  'priority',
  'status',
  'assigneeId',
  'createdAt',
  'updatedAt',
  'askedAt',
  'dueAt',
  'businessHours',
  'lateToldAt',
  'firstAnsweredAt',
  'waitingSince',
  'remindedAt',
  'mergedIntoId',
] as const;

/** The columns of a ticket that does not wait for its author. */
export const notWaiting = { waitingSince: null, remindedAt: null } as const;

export async function lockTicket(tx: Tx, id: string): Promise<TicketRow> {
  const ticket = await tx
    .selectFrom('tickets')
    .select(ticketColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (ticket === undefined) throw new Refusal('not_found');
  return ticket;
}

/** Locks a ticket of the caller; another user's ticket is refused as not found. */
export async function lockOwnTicket(tx: Tx, input: { id: string; userId: string }): Promise<TicketRow> {
  const ticket = await lockTicket(tx, input.id);
  if (ticket.userId !== input.userId) throw new Refusal('not_found');
  return ticket;
}

export async function updateTicket(tx: Tx, id: string, set: Updateable<Tickets>): Promise<TicketRow> {
  return tx
    .updateTable('tickets')
    .set(set)
    .where('id', '=', id)
    .returning(ticketColumns)
    .executeTakeFirstOrThrow();
}

export interface NewMessage {
  ticketId: string;
  kind: 'user' | 'staff' | 'note';
  authorId: string;
  text: string;
  images: readonly string[];
  at: Date;
}

export async function countMessages(tx: Tx, ticketId: string): Promise<number> {
  const { messages } = await tx
    .selectFrom('ticketMessages')
    .select((select) => select.fn.countAll<number>().as('messages'))
    .where('ticketId', '=', ticketId)
    .executeTakeFirstOrThrow();
  return messages;
}

export async function addMessage(tx: Tx, message: NewMessage): Promise<void> {
  const { images, at, ...rest } = message;
  if ((await countMessages(tx, message.ticketId)) >= messagesAtMost) throw new Refusal('ticket_too_long');
  const id = randomUUID();
  await tx
    .insertInto('ticketMessages')
    .values({ id, ...rest, createdAt: at })
    .execute();
  await attachPictures(tx, { names: images, ownerId: message.authorId, messageId: id });
}

export interface TicketEvent {
  ticketId: string;
  what: (typeof deskEventKinds)[number];
  /** Null for the clock. */
  actorId: string | null;
  aboutId?: string | null;
  detail?: string | null;
  at: Date;
}

export async function recordTicketEvent(tx: Tx, event: TicketEvent): Promise<void> {
  const { at, aboutId = null, detail = null, ...rest } = event;
  await tx
    .insertInto('ticketEvents')
    .values({ ...rest, aboutId, detail, happenedAt: at })
    .execute();
}
