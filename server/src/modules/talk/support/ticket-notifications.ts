import { ticketPriorityLabels } from '@oja/contract/ticket-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { TicketTransition } from '../../../domain/ticket/ticket-process.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import { announce } from '../../../live/live-hub.ts';
import { draftNotification, type NotificationDraft } from '../../platform/notifications/index.ts';
import { listStaff, readName } from './staff.queries.ts';
import type { TicketStep } from './take-ticket-step.ts';
import type { TicketRow } from './ticket.store.ts';

/** The fields that every ticket notification shares. */
export function ticketData({ id, number, subject }: Pick<TicketRow, 'id' | 'number' | 'subject'>) {
  return { ticketId: id, reference: ticketReference(number), subject };
}

/**
 * The same for the author. Until the address is confirmed the subject is left out, because a stranger who registered the
 * address of another person would write to them through Oja.
 */
export async function dataForAuthor(
  tx: Tx,
  ticket: Pick<TicketRow, 'id' | 'number' | 'subject' | 'userId'>,
): Promise<ReturnType<typeof ticketData>> {
  const { emailConfirmedAt } = await tx
    .selectFrom('users')
    .select('emailConfirmedAt')
    .where('id', '=', ticket.userId)
    .executeTakeFirstOrThrow();
  const data = ticketData(ticket);
  return emailConfirmedAt === null ? { ...data, subject: 'Your question' } : data;
}

/** The notifications of a step. The actor of the step gets none. */
export async function notificationsOfStep(
  tx: Tx,
  ticket: TicketRow,
  step: { transition: TicketTransition; by: TicketStep['by'] },
): Promise<NotificationDraft[]> {
  const data = ticketData(ticket);
  const { userId, assigneeId } = ticket;
  switch (step.transition) {
    case 'open':
      return [
        draftNotification('ticket_received', userId, {
          ...(await dataForAuthor(tx, ticket)),
          businessHours: ticket.businessHours,
        }),
        ...(await waitingNotifications(tx, ticket, step.by.id)),
      ];
    case 'start':
      return [draftNotification('ticket_started', userId, await dataForAuthor(tx, ticket))];
    case 'return':
      return waitingNotifications(tx, ticket, step.by.id);
    case 'resolve':
      return [draftNotification('ticket_resolved', userId, await dataForAuthor(tx, ticket))];
    case 'close': {
      if (assigneeId === null) return [];
      return [
        draftNotification('ticket_closed', assigneeId, { ...data, name: await readName(tx, userId) }, userId),
      ];
    }
    case 'merge':
      // The use case tells the author which ticket goes on.
      return [];
    case 'expire':
      return [draftNotification('ticket_expired', userId, await dataForAuthor(tx, ticket))];
    case 'reopen': {
      if (step.by.actor === 'staff')
        return [draftNotification('ticket_reopened', userId, await dataForAuthor(tx, ticket))];
      const name = await readName(tx, userId);
      const recipients = await recipientsOf(tx, ticket);
      return recipients.map((id) => draftNotification('ticket_back', id, { ...data, name }, userId));
    }
  }
}

/** The assignee, or else all staff. */
async function recipientsOf(tx: Tx, ticket: TicketRow): Promise<string[]> {
  const staff = await listStaff(tx);
  const assignee = staff.find(({ id }) => id === ticket.assigneeId);
  return (assignee ? [assignee] : staff).map(({ id }) => id).filter((id) => id !== ticket.userId);
}

async function waitingNotifications(
  tx: Tx,
  ticket: TicketRow,
  exceptId: string | null,
): Promise<NotificationDraft[]> {
  const staff = await listStaff(tx);
  const data = { ...ticketData(ticket), priority: ticketPriorityLabels[ticket.priority] };
  return staff
    .filter(({ id }) => id !== exceptId && id !== ticket.userId)
    .map(({ id }) => draftNotification('ticket_waiting', id, data, ticket.userId));
}

/** Notifies the assignee and the administrators; without an assignee, all staff. */
export async function overdueNotifications(tx: Tx, ticket: TicketRow): Promise<NotificationDraft[]> {
  const staff = await listStaff(tx);
  const hasWorker = staff.some(({ id }) => id === ticket.assigneeId);
  return staff
    .filter(({ id, role }) => !hasWorker || id === ticket.assigneeId || role === 'admin')
    .map(({ id }) => draftNotification('ticket_late', id, ticketData(ticket), ticket.userId));
}

/** Sends a hint to the author and to all staff when the transaction commits. */
export async function hintTicket(tx: Tx, ticket: Pick<TicketRow, 'id' | 'userId'>): Promise<void> {
  const staff = await listStaff(tx);
  const hint = { topic: 'tickets', id: ticket.id };
  const people = new Set([ticket.userId, ...staff.map(({ id }) => id)]);
  await announce(tx, ...[...people].map((userId) => ({ userId, hint })));
}
