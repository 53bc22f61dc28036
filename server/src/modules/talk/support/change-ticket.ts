import {
  type TicketCategory,
  type TicketPriority,
  ticketCategoryLabels,
  ticketPriorityLabels,
} from '@oja/contract/ticket-fields';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { draftNotification, type NotificationDraft, notifyAll } from '../../platform/notifications/index.ts';
import { lockForWork } from './lock-for-work.ts';
import { startTicketClock } from './start-ticket-clock.ts';
import {
  notWaiting,
  recordTicketEvent,
  type TicketEvent,
  type TicketRow,
  updateTicket,
} from './ticket.store.ts';
import { dataForAuthor, hintTicket } from './ticket-notifications.ts';
import { changeTags, readTags } from './ticket-tags.store.ts';

export interface TicketChange {
  priority?: TicketPriority | undefined;
  category?: TicketCategory | undefined;
  /** Whether it waits for a reply of its author. */
  waiting?: boolean | undefined;
  addTags?: readonly string[] | undefined;
  removeTags?: readonly string[] | undefined;
}

/** Corrects priority, category and tags, or lets a ticket wait for its author. The clock follows, the author is told. */
export async function changeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { ticketId: string; actor: Actor & { id: string }; change: TicketChange },
): Promise<void> {
  const { ticketId, actor, change } = input;
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockForWork(tx, ticketId, actor.id);
    if (ticket.status === 'resolved') {
      throw new Refusal('ticket_state_conflict', { message: 'This ticket is resolved. Reopen it first.' });
    }
    if (change.waiting && ticket.dueAt !== null) throw answerOwed();
    const changed = await applyChange(tx, { ticket, actor, change, now: deps.now() });
    await hintTicket(tx, changed);
  });
}

/** Changes a locked ticket, with its history, the notifications and the audit entry. */
export async function applyChange(
  tx: Tx,
  input: {
    ticket: TicketRow;
    actor: Actor & { id: string };
    change: TicketChange;
    now: Date;
  },
): Promise<TicketRow> {
  const { ticket, actor, now } = input;
  const change = whatChanges(ticket, input.change);
  const tagsBefore = await readTags(tx, ticket.id);
  const { addTags: add = [], removeTags: remove = [] } = input.change;
  const tags = await changeTags(tx, ticket.id, { add, remove });
  const isRetagged = tags.join() !== tagsBefore.join();
  if (Object.keys(change).length === 0 && !isRetagged) return ticket;
  // Tags are an order of the desk: the author sees no change.
  const changed =
    Object.keys(change).length === 0
      ? ticket
      : await updateTicket(tx, ticket.id, await columnsOf(tx, ticket, change, now));
  await recordChanges(tx, { ticketId: ticket.id, actorId: actor.id, change, now });
  await notifyAll(tx, await notificationsOf(tx, changed, change), now);
  await audit(tx, {
    actor,
    action: 'ticket.changed',
    subject: { kind: 'ticket', id: ticket.id },
    before: { ...factsOf(ticket, change), ...(isRetagged ? { tags: tagsBefore } : {}) },
    after: { ...factsOf(changed, change), ...(isRetagged ? { tags } : {}) },
  });
  return changed;
}

function answerOwed(): Refusal {
  return new Refusal('ticket_state_conflict', {
    message: 'An answer is owed. Answer first; the answer can wait for a reply.',
  });
}

/** Only what differs from the ticket. */
function whatChanges(ticket: TicketRow, { priority, category, waiting }: TicketChange): TicketChange {
  return {
    ...(priority === undefined || priority === ticket.priority ? {} : { priority }),
    ...(category === undefined || category === ticket.category ? {} : { category }),
    ...(waiting === undefined || waiting === (ticket.waitingSince !== null) ? {} : { waiting }),
  };
}

async function columnsOf(tx: Tx, ticket: TicketRow, change: TicketChange, now: Date) {
  const { priority, category, waiting } = change;
  return {
    updatedAt: now,
    ...(priority === undefined ? {} : { priority, ...(await clockFor(tx, ticket, priority, now)) }),
    ...(category === undefined ? {} : { category }),
    ...(waiting === undefined ? {} : { ...notWaiting, waitingSince: waiting ? now : null }),
  };
}

/** A new priority counts its time from when the question was asked. */
async function clockFor(tx: Tx, ticket: TicketRow, priority: TicketPriority, now: Date) {
  if (ticket.askedAt === null) return {};
  const clock = await startTicketClock(tx, ticket.askedAt, priority);
  // What is not late any more is told again when it becomes so.
  return { ...clock, lateToldAt: clock.dueAt > now ? null : ticket.lateToldAt };
}

async function recordChanges(
  tx: Tx,
  input: { ticketId: string; actorId: string; change: TicketChange; now: Date },
): Promise<void> {
  const { ticketId, actorId, now: at } = input;
  const { priority, category, waiting } = input.change;
  const events: Pick<TicketEvent, 'what' | 'detail'>[] = [
    ...(priority === undefined ? [] : [{ what: 'priority_changed', detail: priority } as const]),
    ...(category === undefined ? [] : [{ what: 'category_changed', detail: category } as const]),
    ...(waiting === undefined ? [] : [{ what: waiting ? 'waiting' : 'resumed' } as const]),
  ];
  for (const event of events) await recordTicketEvent(tx, { ticketId, actorId, at, ...event });
}

async function notificationsOf(
  tx: Tx,
  ticket: TicketRow,
  change: TicketChange,
): Promise<NotificationDraft[]> {
  const { priority, category, waiting } = change;
  const data = await dataForAuthor(tx, ticket);
  const words = [
    ...(priority === undefined
      ? []
      : [`Its priority is ${ticketPriorityLabels[priority].toLowerCase()} now.`]),
    ...(category === undefined ? [] : [`It is about “${ticketCategoryLabels[category]}” now.`]),
  ];
  return [
    ...(words.length === 0
      ? []
      : [draftNotification('ticket_changed', ticket.userId, { ...data, changes: words.join(' ') })]),
    ...(waiting ? [draftNotification('ticket_needs_reply', ticket.userId, data)] : []),
  ];
}

function factsOf(ticket: TicketRow, change: TicketChange) {
  return {
    ...(change.priority === undefined
      ? {}
      : { priority: ticket.priority, due: ticket.dueAt?.toISOString() ?? null }),
    ...(change.category === undefined ? {} : { category: ticket.category }),
    ...(change.waiting === undefined ? {} : { waiting: ticket.waitingSince !== null }),
  };
}
