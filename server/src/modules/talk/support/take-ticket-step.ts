import type { Tx } from '../../../db/transaction.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type TicketTransition, ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { answerDueAt } from '../../../domain/ticket/ticket-terms.ts';
import { recordTicketEvent, type TicketEvent, type TicketRow, updateTicket } from './ticket.store.ts';

export interface TicketStep {
  transition: Exclude<TicketTransition, 'open'>;
  by: { actor: 'user' | 'staff'; id: string };
}

/** The names of the steps in the history and the audit log. */
export const stepEvents: Record<TicketStep['transition'], TicketEvent['what']> = {
  start: 'started',
  return: 'returned',
  resolve: 'resolved',
  close: 'closed',
  reopen: 'reopened',
};

/** Takes a locked ticket one step through its process, with its due date and its assignee. */
export async function takeTicketStep(
  tx: Tx,
  ticket: TicketRow,
  step: TicketStep,
  now: Date,
): Promise<TicketRow> {
  const { transition, by } = step;
  const move = decideMove(ticketProcess, transition, { status: ticket.status, actor: by.actor });
  if (move.kind !== 'allowed') throw new Refusal('ticket_state_conflict');
  const isWork = by.actor === 'staff' && (transition === 'start' || transition === 'resolve');
  const moved = await updateTicket(tx, ticket.id, {
    status: move.to,
    updatedAt: now,
    ...(isWork ? { assigneeId: ticket.assigneeId ?? by.id } : {}),
    ...(transition === 'return' ? { assigneeId: null } : {}),
    ...clockAfter(ticket, move.to, transition, now),
  });
  await recordTicketEvent(tx, { ticketId: ticket.id, what: stepEvents[transition], actorId: by.id, at: now });
  return moved;
}

/** A resolved ticket has no due date; a reopened one gets the due date of a new ticket. */
function clockAfter(ticket: TicketRow, to: TicketRow['status'], transition: TicketTransition, now: Date) {
  if (to === 'resolved') return { dueAt: null, lateToldAt: null };
  if (transition === 'reopen') return { dueAt: answerDueAt(now), lateToldAt: null };
  return { dueAt: ticket.dueAt };
}
