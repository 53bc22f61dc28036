import type { Deps } from '../../../deps/deps.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { ownTicket } from './lock-for-work.ts';
import { addMessage, lockTicket } from './ticket.store.ts';
import { hintTicket } from './ticket-notifications.ts';

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
  const claim = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'noteOnTicket',
    input: { ticketId, text },
    at: deps.now(),
  };
  await runOnce(deps.db, claim, async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    if (ticket.userId === actor.id) throw ownTicket();
    const at = deps.now();
    await addMessage(tx, { ticketId, kind: 'note', authorId: actor.id, text, images: [], at });
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
