import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { ticketBlocker } from '../../../domain/ticket/ticket-blocker.ts';
import { readName } from './staff.queries.ts';
import { lockTicket, type TicketRow } from './ticket.store.ts';

/** Locks a ticket for a member of staff. Refuses their own ticket and one that is assigned to another member. */
export async function lockForWork(tx: Tx, ticketId: string, staffId: string): Promise<TicketRow> {
  const ticket = await lockTicket(tx, ticketId);
  const { userId, assigneeId } = ticket;
  switch (ticketBlocker({ staffId, userId, assigneeId })) {
    case 'own_ticket':
      throw ownTicket();
    case 'taken':
      throw takenBy(assigneeId === null ? 'Somebody' : await readName(tx, assigneeId));
    case undefined:
      return ticket;
  }
}

export function ownTicket(): Refusal {
  return new Refusal('access_denied', { message: 'Somebody else must work on your own ticket.' });
}

export function takenBy(name: string): Refusal {
  return new Refusal('ticket_taken', {
    message: `${name} works on this ticket. Take it over before you go on.`,
  });
}
