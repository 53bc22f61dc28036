import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { mentionedStaff } from '../../../domain/ticket/mentioned-staff.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { draftNotification, notifyAll } from '../../platform/notifications/index.ts';
import { ownTicket } from './lock-for-work.ts';
import { listStaff, readName } from './staff.queries.ts';
import { addMessage, lockTicket, type TicketRow } from './ticket.store.ts';
import { hintTicket, ticketData } from './ticket-notifications.ts';

/**
 * Adds an internal note, no matter to whom the ticket is assigned. The author sees neither the note nor a change of the
 * ticket.
 */
export async function addTicketNote(
  deps: Pick<Deps, 'db' | 'now'>,
  note: { ticketId: string; actor: Actor & { id: string }; text: string },
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { actor, ticketId, text } = note;
  const keyedCall = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'noteOnTicket',
    input: { ticketId, text },
    at: deps.now(),
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket.userId === actor.id) throw ownTicket();
    const at = deps.now();
    await addMessage(tx, { ticketId, kind: 'note', authorId: actor.id, text, images: [], at });
    await notifyMentioned(tx, ticket, note, at);
    await audit(tx, {
      actor,
      action: 'ticket.noted',
      subject: { kind: 'ticket', id: ticketId },
      after: { characters: text.length },
    });
    await hintTicket(tx, ticket);
    return { done: true };
  });
}

/** Notifies the members of staff whom the note names, except its writer. */
async function notifyMentioned(
  tx: Tx,
  ticket: TicketRow,
  { actor, text }: { actor: { id: string }; text: string },
  at: Date,
): Promise<void> {
  const mentioned = mentionedStaff(text, await listStaff(tx)).filter(
    // The author of a ticket never learns of its notes, even as a member of staff.
    ({ id }) => id !== actor.id && id !== ticket.userId,
  );
  if (mentioned.length === 0) return;
  const data = { ...ticketData(ticket), by: await readName(tx, actor.id) };
  await notifyAll(
    tx,
    mentioned.map(({ id }) => draftNotification('ticket_mention', id, data, ticket.userId)),
    at,
  );
}
