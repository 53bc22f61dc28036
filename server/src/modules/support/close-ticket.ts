import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { notifyAll } from '../notifications/index.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { hintTicket, toldOfStep } from './tell-of-ticket.ts';
import { lockOwnTicket } from './ticket.store.ts';

/** Its author says that it is solved. */
export async function closeTicket(deps: Deps, input: { ticketId: string; userId: string }): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockOwnTicket(tx, { id: input.ticketId, userId: input.userId });
    const step = { transition: 'close', by: { actor: 'user', id: input.userId } } as const;
    const now = deps.now();
    const closed = await takeTicketStep(tx, ticket, step, now);
    await notifyAll(tx, await toldOfStep(tx, closed, step), now);
    await hintTicket(tx, closed);
  });
}
