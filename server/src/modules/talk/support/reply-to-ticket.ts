import type { Deps } from '../../../deps/deps.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { refuseFlood } from './refuse-flood.ts';
import { readName } from './staff.queries.ts';
import { startTicketClock } from './start-ticket-clock.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { addMessage, lockOwnTicket, notWaiting, updateTicket } from './ticket.store.ts';
import { hintTicket, notificationsOfStep, ticketData } from './ticket-notifications.ts';

export interface Reply {
  ticketId: string;
  userId: string;
  text: string;
  images: readonly string[];
}

/** Adds a reply of the author. A resolved ticket is reopened; otherwise the assignee is notified. */
export async function replyToTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  reply: Reply,
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { ticketId, userId, text, images } = reply;
  const keyedCall = { key: idempotencyKey, userId, endpoint: 'replyToTicket', input: reply, at: deps.now() };
  await runOnce(deps.db, keyedCall, async (tx) => {
    await refuseFlood(tx, { userId, doing: 'reply', now: deps.now() });
    const ticket = await lockOwnTicket(tx, { id: ticketId, userId });
    const now = deps.now();
    await addMessage(tx, { ticketId, kind: 'user', authorId: userId, text, images, at: now });
    if (ticket.status === 'resolved') {
      const step = { transition: 'reopen', by: { actor: 'user', id: userId } } as const;
      const reopened = await takeTicketStep(tx, ticket, step, now);
      await notifyAll(tx, await notificationsOfStep(tx, reopened, step), now);
    } else {
      // A reply to a ticket that still waits for an answer keeps its due date.
      const clock = ticket.dueAt === null ? await startTicketClock(tx, now, ticket.priority) : {};
      await updateTicket(tx, ticketId, { updatedAt: now, ...clock, ...notWaiting });
      const data = { ...ticketData(ticket), name: await readName(tx, userId) };
      const { assigneeId } = ticket;
      await notifyAll(
        tx,
        assigneeId === null ? [] : [draftNotification('ticket_reply', assigneeId, data, userId)],
        now,
      );
    }
    await hintTicket(tx, ticket);
    return { done: true };
  });
}
