import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import { runOnce } from '../../http/idempotency.ts';
import { type Actor, audit } from '../audit/index.ts';
import { notify } from '../notifications/index.ts';
import { lockForWork } from './lock-for-work.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { hintTicket, toldTicket } from './tell-of-ticket.ts';
import { addMessage, type TicketRow, updateTicket } from './ticket.store.ts';

export interface Answer {
  ticketId: string;
  actor: Actor & { id: string };
  text: string;
  images: readonly string[];
  resolve: boolean;
}

/** Whoever answers a ticket that nobody has takes it with that. The person hears of the answer, by mail too. */
export async function answerTicket(
  deps: Deps,
  answer: Answer,
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { actor, ticketId, text, images, resolve } = answer;
  const input = { ticketId, text, images, resolve };
  const claim = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'answerTicket',
    input,
    at: deps.now(),
  };
  await runOnce(deps.db, claim, async (tx) => {
    await write(tx, deps, answer);
    return { done: true };
  });
}

async function write(tx: Tx, deps: Deps, answer: Answer): Promise<void> {
  const { actor, ticketId, text, images, resolve } = answer;
  const ticket = await lockForWork(tx, ticketId, actor.id);
  if (ticket.status === 'resolved') {
    throw new Refusal('ticket_state_conflict', { message: 'This ticket is resolved. Reopen it first.' });
  }
  const now = deps.now();
  await addMessage(tx, { ticketId, kind: 'staff', authorId: actor.id, text, images, at: now });
  const answered = await updateTicket(tx, ticketId, {
    assigneeId: actor.id,
    updatedAt: now,
    dueAt: null,
    lateToldAt: null,
    firstAnsweredAt: ticket.firstAnsweredAt ?? now,
  });
  await moveAlong(tx, answered, { actorId: actor.id, resolve, now });
  // The words go with the person when they delete their account; the audit log never forgets, so it does not hold them.
  await audit(tx, {
    actor,
    action: resolve ? 'ticket.answered_and_resolved' : 'ticket.answered',
    subject: { kind: 'ticket', id: ticketId },
    before: { status: ticket.status, assignee: ticket.assigneeId },
    after: { characters: text.length, pictures: images.length },
  });
  const told = { ...toldTicket(ticket), answer: shortened(text), isResolved: resolve };
  await notify(tx, 'ticket_answered', ticket.userId, told, now);
  await hintTicket(tx, ticket);
}

async function moveAlong(
  tx: Tx,
  ticket: TicketRow,
  input: { actorId: string; resolve: boolean; now: Date },
): Promise<void> {
  const by = { actor: 'staff', id: input.actorId } as const;
  if (input.resolve) await takeTicketStep(tx, ticket, { transition: 'resolve', by }, input.now);
  else if (ticket.status === 'open') await takeTicketStep(tx, ticket, { transition: 'start', by }, input.now);
}

const longestInNotice = 600;

/** A mail and a line under the bell carry the beginning; the ticket has all of it. */
function shortened(text: string): string {
  return text.length <= longestInNotice ? text : `${text.slice(0, longestInNotice).trimEnd()}…`;
}
