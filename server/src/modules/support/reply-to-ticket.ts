import type { Deps } from '../../deps.ts';
import { answerDueAt } from '../../domain/ticket/ticket-terms.ts';
import { runOnce } from '../../http/idempotency.ts';
import { notifyAll, toTell } from '../notifications/index.ts';
import { refuseFlood } from './refuse-flood.ts';
import { readName } from './staff.queries.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { hintTicket, toldOfStep, toldTicket } from './tell-of-ticket.ts';
import { addMessage, lockOwnTicket, updateTicket } from './ticket.store.ts';

export interface Reply {
  ticketId: string;
  userId: string;
  text: string;
  images: readonly string[];
}

/** Its author says more. Under a resolved ticket that opens it again; otherwise whoever works on it hears of it. */
export async function replyToTicket(
  deps: Deps,
  reply: Reply,
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { ticketId, userId, text, images } = reply;
  const claim = { key: idempotencyKey, userId, endpoint: 'replyToTicket', input: reply, at: deps.now() };
  await runOnce(deps.db, claim, async (tx) => {
    await refuseFlood(tx, { userId, doing: 'reply', now: deps.now() });
    const ticket = await lockOwnTicket(tx, { id: ticketId, userId });
    const now = deps.now();
    await addMessage(tx, { ticketId, kind: 'user', authorId: userId, text, images, at: now });
    if (ticket.status === 'resolved') {
      const step = { transition: 'reopen', by: { actor: 'user', id: userId } } as const;
      const reopened = await takeTicketStep(tx, ticket, step, now);
      await notifyAll(tx, await toldOfStep(tx, reopened, step), now);
    } else {
      // Somebody who adds to a question that still waits keeps the place it has.
      await updateTicket(tx, ticketId, { updatedAt: now, dueAt: ticket.dueAt ?? answerDueAt(now) });
      const told = { ...toldTicket(ticket), name: await readName(tx, userId) };
      const { assigneeId } = ticket;
      await notifyAll(tx, assigneeId === null ? [] : [toTell('ticket_reply', assigneeId, told, userId)], now);
    }
    await hintTicket(tx, ticket);
    return { done: true };
  });
}
