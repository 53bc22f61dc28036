import type { Tx } from '../../../db/transaction.ts';
import { decideMove } from '../../../domain/process.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type TicketTransition, ticketProcess } from '../../../domain/ticket/ticket-process.ts';
import { stoppedClock } from '../../../domain/ticket/ticket-terms.ts';
import { startTicketClock } from './start-ticket-clock.ts';
import {
  notWaiting,
  recordTicketEvent,
  type TicketEvent,
  type TicketRow,
  updateTicket,
} from './ticket.store.ts';

export interface TicketStep {
  by: { actor: 'user' | 'staff'; id: string } | { actor: 'clock'; id: null };
  transition: Exclude<TicketTransition, 'open'>;
}

/** The names of the steps in the history and the audit log. */
export const stepEvents: Record<TicketStep['transition'], TicketEvent['what']> = {
  start: 'started',
  return: 'returned',
  resolve: 'resolved',
  close: 'closed',
  expire: 'expired',
  merge: 'merged',
  reopen: 'reopened',
};

/** Takes a locked ticket one step through its process, with its due date and its assignee. */
export async function takeTicketStep(
  tx: Tx,
  ticket: TicketRow,
  step: TicketStep,
  now: Date,
  detail: string | null = null,
): Promise<TicketRow> {
  const { transition, by } = step;
  if (ticket.mergedIntoId !== null) {
    throw new Refusal('ticket_state_conflict', {
      message: 'This ticket was merged into another one. Please go on there.',
    });
  }
  const move = decideMove(ticketProcess, transition, { status: ticket.status, actor: by.actor });
  if (move.kind !== 'allowed') throw new Refusal('ticket_state_conflict');
  const isWork = by.actor === 'staff' && (transition === 'start' || transition === 'resolve');
  const moved = await updateTicket(tx, ticket.id, {
    status: move.to,
    updatedAt: now,
    ...(isWork ? { assigneeId: ticket.assigneeId ?? by.id } : {}),
    ...(transition === 'return' ? { assigneeId: null } : {}),
    ...(await clockAfter(tx, ticket, step, now)),
  });
  const what = stepEvents[transition];
  await recordTicketEvent(tx, { ticketId: ticket.id, what, actorId: by.id, detail, at: now });
  return moved;
}

/** A reopened ticket gets the due date of a new one; a resolved one has none and waits for nothing. */
async function clockAfter(tx: Tx, ticket: TicketRow, step: TicketStep, now: Date) {
  if (step.transition === 'reopen') return startTicketClock(tx, now, ticket.priority);
  return ticketProcess[step.transition].to === 'resolved' ? { ...stoppedClock, ...notWaiting } : {};
}
