import { randomUUID } from 'node:crypto';
import type { TicketCategory, TicketPriority } from '@oja/contract/ticket-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { notifyAll } from '../../platform/notifications/index.ts';
import { refuseFlood } from './refuse-flood.ts';
import { startTicketClock } from './start-ticket-clock.ts';
import { addMessage, recordTicketEvent, ticketColumns } from './ticket.store.ts';
import { hintTicket, notificationsOfStep } from './ticket-notifications.ts';

export interface NewTicket {
  userId: string;
  category: TicketCategory;
  priority: TicketPriority;
  subject: string;
  text: string;
  images: readonly string[];
}

/** Opens a ticket; the clock for an answer starts. Returns its id. */
export async function openTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  input: NewTicket,
  idempotencyKey?: string | undefined,
): Promise<string> {
  const { userId } = input;
  const keyedCall = { key: idempotencyKey, userId, endpoint: 'openTicket', input: input, at: deps.now() };
  const { id } = await runOnce(deps.db, keyedCall, async (tx) => ({ id: await open(tx, deps, input) }));
  return id;
}

async function open(tx: Tx, deps: Pick<Deps, 'now'>, input: NewTicket): Promise<string> {
  const { userId, category, priority, subject, text, images } = input;
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
      ...(await startTicketClock(tx, now, priority)),
    })
    .returning(ticketColumns)
    .executeTakeFirstOrThrow();
  await addMessage(tx, { ticketId: ticket.id, kind: 'user', authorId: userId, text, images, at: now });
  await recordTicketEvent(tx, { ticketId: ticket.id, what: 'opened', actorId: userId, at: now });
  const step = { transition: 'open', by: { actor: 'user', id: userId } } as const;
  await notifyAll(tx, await notificationsOfStep(tx, ticket, step), now);
  await hintTicket(tx, ticket);
  return ticket.id;
}
