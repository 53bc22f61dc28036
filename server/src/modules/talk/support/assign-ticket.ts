import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../../platform/notifications/index.ts';
import { ownTicket, takenBy } from './lock-for-work.ts';
import { listStaff, readName } from './staff.queries.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { lockTicket, recordTicketEvent, type TicketRow, updateTicket } from './ticket.store.ts';
import { hintTicket, notificationsOfStep, ticketData } from './ticket-notifications.ts';

export interface Assignment {
  ticketId: string;
  actor: Actor & { id: string };
  /** Null removes the assignee. */
  assigneeId: string | null;
  /** The assignee on the screen of the caller, so that of two concurrent assignments the second is refused. */
  seenAssigneeId: string | null;
}

export async function assignTicket(deps: Pick<Deps, 'db' | 'now'>, assignment: Assignment): Promise<void> {
  const { ticketId, actor, assigneeId } = assignment;
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    await check(tx, ticket, assignment);
    if (ticket.assigneeId === assigneeId) return;
    const now = deps.now();
    const notifications =
      assigneeId === null
        ? await unassign(tx, ticket, assignment, now)
        : await assign(tx, ticket, assignment, now);
    await notifyAll(tx, notifications, now);
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

async function check(tx: Tx, ticket: TicketRow, assignment: Assignment): Promise<void> {
  if (ticket.userId === assignment.actor.id) throw ownTicket();
  if (ticket.status === 'resolved') {
    throw new Refusal('ticket_state_conflict', { message: 'This ticket is resolved. Reopen it first.' });
  }
  if (ticket.assigneeId !== assignment.seenAssigneeId) {
    throw ticket.assigneeId === null
      ? new Refusal('ticket_state_conflict', { message: 'Somebody let this ticket go in the meantime.' })
      : takenBy(await readName(tx, ticket.assigneeId));
  }
  if (assignment.assigneeId === null) return;
  const staff = await listStaff(tx);
  const isStaff = staff.some(({ id }) => id === assignment.assigneeId);
  if (!isStaff || assignment.assigneeId === ticket.userId) throw new Refusal('assignee_unknown');
}

async function assign(
  tx: Tx,
  ticket: TicketRow,
  assignment: Assignment,
  now: Date,
): Promise<NotificationDraft[]> {
  const { actor, assigneeId } = assignment;
  if (assigneeId === null) return [];
  const assigned = await updateTicket(tx, ticket.id, { assigneeId });
  await recordTicketEvent(tx, {
    ticketId: ticket.id,
    what: 'assigned',
    actorId: actor.id,
    aboutId: assigneeId,
    at: now,
  });
  const notifications: NotificationDraft[] = [];
  if (assigned.status === 'open') {
    const step = { transition: 'start', by: { actor: 'staff', id: actor.id } } as const;
    notifications.push(
      ...(await notificationsOfStep(tx, await takeTicketStep(tx, assigned, step, now), step)),
    );
  }
  if (assigneeId !== actor.id) {
    const by = await readName(tx, actor.id);
    notifications.push(
      draftNotification('ticket_assigned', assigneeId, { ...ticketData(ticket), by }, ticket.userId),
    );
  }
  return notifications;
}

async function unassign(
  tx: Tx,
  ticket: TicketRow,
  assignment: Assignment,
  now: Date,
): Promise<NotificationDraft[]> {
  const { actor } = assignment;
  await recordTicketEvent(tx, { ticketId: ticket.id, what: 'unassigned', actorId: actor.id, at: now });
  if (ticket.status !== 'in_progress') {
    await updateTicket(tx, ticket.id, { assigneeId: null });
    return [];
  }
  const step = { transition: 'return', by: { actor: 'staff', id: actor.id } } as const;
  return notificationsOfStep(tx, await takeTicketStep(tx, ticket, step, now), step);
}
