import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { type Actor, audit } from '../audit/index.ts';
import { notifyAll, type Told, toTell } from '../notifications/index.ts';
import { ownTicket, takenBy } from './lock-for-work.ts';
import { listStaff, readName } from './staff.queries.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { hintTicket, toldOfStep, toldTicket } from './tell-of-ticket.ts';
import { lockTicket, noteTicketEvent, type TicketRow, updateTicket } from './ticket.store.ts';

export interface Assignment {
  ticketId: string;
  actor: Actor & { id: string };
  /** Null lets it go. */
  assigneeId: string | null;
  /** Who had it on the screen where this was decided; two who take it at once do not both get it. */
  seenAssigneeId: string | null;
}

export async function assignTicket(deps: Deps, wish: Assignment): Promise<void> {
  const { ticketId, actor, assigneeId } = wish;
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    await check(tx, ticket, wish);
    if (ticket.assigneeId === assigneeId) return;
    const now = deps.now();
    const told = assigneeId === null ? await letGo(tx, ticket, wish, now) : await give(tx, ticket, wish, now);
    await notifyAll(tx, told, now);
    await audit(tx, {
      actor,
      action: assigneeId === null ? 'ticket.unassigned' : 'ticket.assigned',
      subject: { kind: 'ticket', id: ticketId },
      before: { assignee: ticket.assigneeId, status: ticket.status },
      after: { assignee: assigneeId },
    });
    await hintTicket(tx, ticket);
  });
}

async function check(tx: Tx, ticket: TicketRow, wish: Assignment): Promise<void> {
  if (ticket.userId === wish.actor.id) throw ownTicket();
  if (ticket.status === 'resolved') {
    throw new Refusal('ticket_state_conflict', { message: 'This ticket is resolved. Reopen it first.' });
  }
  if (ticket.assigneeId !== wish.seenAssigneeId) {
    throw ticket.assigneeId === null
      ? new Refusal('ticket_state_conflict', { message: 'Somebody let this ticket go in the meantime.' })
      : takenBy(await readName(tx, ticket.assigneeId));
  }
  if (wish.assigneeId === null) return;
  const staff = await listStaff(tx);
  const isStaff = staff.some(({ id }) => id === wish.assigneeId);
  if (!isStaff || wish.assigneeId === ticket.userId) throw new Refusal('assignee_unknown');
}

async function give(tx: Tx, ticket: TicketRow, wish: Assignment, now: Date): Promise<Told[]> {
  const { actor, assigneeId } = wish;
  if (assigneeId === null) return [];
  const given = await updateTicket(tx, ticket.id, { assigneeId });
  await noteTicketEvent(tx, {
    ticketId: ticket.id,
    what: 'assigned',
    actorId: actor.id,
    aboutId: assigneeId,
    at: now,
  });
  const told: Told[] = [];
  if (given.status === 'open') {
    const step = { transition: 'start', by: { actor: 'staff', id: actor.id } } as const;
    told.push(...(await toldOfStep(tx, await takeTicketStep(tx, given, step, now), step)));
  }
  if (assigneeId !== actor.id) {
    const by = await readName(tx, actor.id);
    told.push(toTell('ticket_assigned', assigneeId, { ...toldTicket(ticket), by }, ticket.userId));
  }
  return told;
}

async function letGo(tx: Tx, ticket: TicketRow, wish: Assignment, now: Date): Promise<Told[]> {
  const { actor } = wish;
  await noteTicketEvent(tx, { ticketId: ticket.id, what: 'unassigned', actorId: actor.id, at: now });
  if (ticket.status !== 'in_progress') {
    await updateTicket(tx, ticket.id, { assigneeId: null });
    return [];
  }
  const step = { transition: 'return', by: { actor: 'staff', id: actor.id } } as const;
  return toldOfStep(tx, await takeTicketStep(tx, ticket, step, now), step);
}
