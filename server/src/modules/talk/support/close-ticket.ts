import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { notifyAll } from '../../platform/notifications/index.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { lockOwnTicket } from './ticket.store.ts';
import { hintTicket, notificationsOfStep } from './ticket-notifications.ts';

/** The author closes the ticket as solved. */
export async function closeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { ticketId: string; userId: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockOwnTicket(tx, { id: input.ticketId, userId: input.userId });
    const step = { transition: 'close', by: { actor: 'user', id: input.userId } } as const;
    const now = deps.now();
    const closed = await takeTicketStep(tx, ticket, step, now);
    await notifyAll(tx, await notificationsOfStep(tx, closed, step), now);
    await hintTicket(tx, closed);
  });
}
