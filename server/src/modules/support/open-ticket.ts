import { randomUUID } from 'node:crypto';
import type { TicketCategory, TicketPriority } from '@oja/contract/ticket-fields';
import { sql } from 'kysely';
import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { ticketProcess } from '../../domain/ticket/ticket-process.ts';
import { answerDueAt } from '../../domain/ticket/ticket-terms.ts';
import { runOnce } from '../../http/idempotency.ts';
import { notifyAll } from '../notifications/index.ts';
import { refuseFlood } from './refuse-flood.ts';
import { hintTicket, toldOfStep } from './tell-of-ticket.ts';
import { addMessage, noteTicketEvent, ticketColumns } from './ticket.store.ts';

export interface NewTicket {
  userId: string;
  category: TicketCategory;
  priority: TicketPriority;
  subject: string;
  text: string;
  images: readonly string[];
}

/** Somebody asks; the clock for an answer begins. Gives the id of the ticket. */
export async function openTicket(
  deps: Deps,
  wish: NewTicket,
  idempotencyKey?: string | undefined,
): Promise<string> {
  const { userId } = wish;
  const claim = { key: idempotencyKey, userId, endpoint: 'openTicket', input: wish, at: deps.now() };
  const { id } = await runOnce(deps.db, claim, async (tx) => ({ id: await open(tx, deps, wish) }));
  return id;
}

async function open(tx: Tx, deps: Deps, wish: NewTicket): Promise<string> {
  const { userId, category, priority, subject, text, images } = wish;
  const now = deps.now();
  await refuseFlood(tx, { userId, doing: 'open', now });
  const ticket = await tx
    .insertInto('tickets')
    .values({
      id: randomUUID(),
      userId,
      category,
      priority,
      subject,
      status: ticketProcess.open.to,
      createdAt: now,
      updatedAt: now,
      dueAt: answerDueAt(now),
      searchText: sql<string>`ticket_search_text(${subject}, ${userId}::uuid)`,
    })
    .returning(ticketColumns)
    .executeTakeFirstOrThrow();
  await addMessage(tx, { ticketId: ticket.id, kind: 'user', authorId: userId, text, images, at: now });
  await noteTicketEvent(tx, { ticketId: ticket.id, what: 'opened', actorId: userId, at: now });
  const step = { transition: 'open', by: { actor: 'user', id: userId } } as const;
  await notifyAll(tx, await toldOfStep(tx, ticket, step), now);
  await hintTicket(tx, ticket);
  return ticket.id;
}
