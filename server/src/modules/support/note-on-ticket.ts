import type { Deps } from '../../deps.ts';
import { runOnce } from '../../http/idempotency.ts';
import { type Actor, audit } from '../audit/index.ts';
import { ownTicket } from './lock-for-work.ts';
import { hintTicket } from './tell-of-ticket.ts';
import { addMessage, lockTicket } from './ticket.store.ts';

/** A note among staff, whoever works on the ticket. Its author never sees it, nor that the ticket changed. */
export async function noteOnTicket(
  deps: Deps,
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
