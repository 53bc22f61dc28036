import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import { messagesAtMost } from '../../../domain/ticket/ticket-terms.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { lockForWork } from './lock-for-work.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import {
  countMessages,
  notWaiting,
  recordTicketEvent,
  type TicketRow,
  updateTicket,
} from './ticket.store.ts';
import { dataForAuthor, hintTicket } from './ticket-notifications.ts';
import { changeTags, readTags } from './ticket-tags.store.ts';

/**
 * Moves the messages and tags of a ticket into another ticket of the same person. The merged one is resolved for good and
 * points to the other, which keeps the earlier of the two due times.
 */
export async function mergeTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { ticketId: string; intoId: string; actor: Actor & { id: string } },
): Promise<void> {
  const { ticketId, intoId, actor } = input;
  if (ticketId === intoId) throw conflict('A ticket cannot be merged into itself.');
  await inTransaction(deps.db, async (tx) => {
    // Always in the order of their ids: two merges at once must not wait for each other.
    const locked = new Map<string, TicketRow>();
    for (const id of [ticketId, intoId].toSorted()) locked.set(id, await lockForWork(tx, id, actor.id));
    const [from, into] = [locked.get(ticketId), locked.get(intoId)];
    if (from === undefined || into === undefined) throw new Refusal('not_found');
    await check(tx, from, into);
    const now = deps.now();
    await moveContents(tx, from, into);
    await closeMerged(tx, { from, into, actorId: actor.id, now });
    const data = { ...(await dataForAuthor(tx, into)), merged: ticketReference(from.number) };
    await notify(tx, 'ticket_merged', from.userId, data, now);
    await audit(tx, {
      actor,
      action: 'ticket.merged',
      subject: { kind: 'ticket', id: ticketId },
      before: { status: from.status },
      after: { status: 'resolved', into: ticketReference(into.number) },
    });
    await hintTicket(tx, from);
    await hintTicket(tx, into);
  });
}

const conflict = (message: string) => new Refusal('ticket_state_conflict', { message });

async function check(tx: Tx, from: TicketRow, into: TicketRow): Promise<void> {
  if (from.userId !== into.userId) throw conflict('Only tickets of one person can be merged.');
  if (from.status === 'resolved' || into.status === 'resolved') {
    throw conflict('A resolved ticket cannot be merged. Reopen it first.');
  }
  const messages = (await countMessages(tx, from.id)) + (await countMessages(tx, into.id));
  if (messages > messagesAtMost) throw new Refusal('ticket_too_long');
}

/** Messages are read by position, so those of both tickets stand in the order of time. */
async function moveContents(tx: Tx, from: TicketRow, into: TicketRow): Promise<void> {
  await tx.updateTable('ticketMessages').set({ ticketId: into.id }).where('ticketId', '=', from.id).execute();
  await changeTags(tx, into.id, { add: await readTags(tx, from.id), remove: [] });
}

async function closeMerged(
  tx: Tx,
  input: { from: TicketRow; into: TicketRow; actorId: string; now: Date },
): Promise<void> {
  const { from, into, actorId, now } = input;
  const step = { transition: 'merge', by: { actor: 'staff', id: actorId } } as const;
  await takeTicketStep(tx, from, step, now, ticketReference(into.number));
  await updateTicket(tx, from.id, { mergedIntoId: into.id });
  await updateTicket(tx, into.id, { updatedAt: now, ...clockOfBoth(from, into) });
  await recordTicketEvent(tx, {
    ticketId: into.id,
    what: 'merged_from',
    actorId,
    detail: ticketReference(from.number),
    at: now,
  });
}

/** The question that is due first keeps its clock; a question ends the wait for a reply. */
function clockOfBoth(from: TicketRow, into: TicketRow) {
  const firstAnsweredAt = into.firstAnsweredAt ?? from.firstAnsweredAt;
  if (from.dueAt === null || (into.dueAt !== null && into.dueAt <= from.dueAt)) return { firstAnsweredAt };
  const { askedAt, dueAt, businessHours, lateToldAt } = from;
  return { firstAnsweredAt, askedAt, dueAt, businessHours, lateToldAt, ...notWaiting };
}
