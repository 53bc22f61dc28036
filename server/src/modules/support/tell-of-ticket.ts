import { ticketPriorityLabels } from '@oja/contract/ticket-fields';
import type { Tx } from '../../db/transaction.ts';
import type { TicketTransition } from '../../domain/ticket/ticket-process.ts';
import { ticketReference } from '../../domain/ticket/ticket-reference.ts';
import { announce } from '../../live/live-hub.ts';
import { type Told, toTell } from '../notifications/index.ts';
import { listStaff, readName } from './staff.queries.ts';
import type { TicketRow } from './ticket.store.ts';

/** What every event says about its ticket. */
export function toldTicket({ id, number, subject }: Pick<TicketRow, 'id' | 'number' | 'subject'>) {
  return { ticketId: id, reference: ticketReference(number), subject };
}

/** Whom a step is told to and how; whoever took it knows already. */
export async function toldOfStep(
  tx: Tx,
  ticket: TicketRow,
  step: { transition: TicketTransition; by: { actor: 'user' | 'staff'; id: string } },
): Promise<Told[]> {
  const told = toldTicket(ticket);
  const { userId, assigneeId } = ticket;
  switch (step.transition) {
    case 'open':
      return [toTell('ticket_received', userId, told), ...(await waiting(tx, ticket, step.by.id))];
    case 'start':
      return [toTell('ticket_started', userId, told)];
    case 'return':
      return waiting(tx, ticket, step.by.id);
    case 'resolve':
      return [toTell('ticket_resolved', userId, told)];
    case 'close': {
      if (assigneeId === null) return [];
      return [toTell('ticket_closed', assigneeId, { ...told, name: await readName(tx, userId) }, userId)];
    }
    case 'reopen': {
      if (step.by.actor === 'staff') return [toTell('ticket_reopened', userId, told)];
      const name = await readName(tx, userId);
      const hearers = await hearersOf(tx, ticket);
      return hearers.map((id) => toTell('ticket_back', id, { ...told, name }, userId));
    }
  }
}

/** Whoever works on it, or everybody who could. */
async function hearersOf(tx: Tx, ticket: TicketRow): Promise<string[]> {
  const staff = await listStaff(tx);
  const assignee = staff.find(({ id }) => id === ticket.assigneeId);
  return (assignee ? [assignee] : staff).map(({ id }) => id).filter((id) => id !== ticket.userId);
}

async function waiting(tx: Tx, ticket: TicketRow, exceptId: string): Promise<Told[]> {
  const staff = await listStaff(tx);
  const data = { ...toldTicket(ticket), priority: ticketPriorityLabels[ticket.priority] };
  return staff
    .filter(({ id }) => id !== exceptId && id !== ticket.userId)
    .map(({ id }) => toTell('ticket_waiting', id, data, ticket.userId));
}

/** Whoever works on it and the administrators; without anybody, all who could. */
export async function toldOfLateness(tx: Tx, ticket: TicketRow): Promise<Told[]> {
  const staff = await listStaff(tx);
  const hasWorker = staff.some(({ id }) => id === ticket.assigneeId);
  return staff
    .filter(({ id, role }) => !hasWorker || id === ticket.assigneeId || role === 'admin')
    .map(({ id }) => toTell('ticket_late', id, toldTicket(ticket), ticket.userId));
}

/** Wakes the screens of its author and of everybody at the desk when the transaction commits. */
export async function hintTicket(tx: Tx, ticket: Pick<TicketRow, 'id' | 'userId'>): Promise<void> {
  const staff = await listStaff(tx);
  const hint = { topic: 'tickets', id: ticket.id };
  const people = new Set([ticket.userId, ...staff.map(({ id }) => id)]);
  await announce(tx, ...[...people].map((userId) => ({ userId, hint })));
}
