import type { TicketPriority } from '@oja/contract/ticket-fields';
import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { stoppedClock } from '../../../domain/ticket/ticket-terms.ts';
import { runOnce } from '../../../http/idempotency.ts';
import { type Actor, audit } from '../../platform/audit/index.ts';
import { notify } from '../../platform/notifications/index.ts';
import { applyChange } from './change-ticket.ts';
import { lockForWork } from './lock-for-work.ts';
import { takeTicketStep } from './take-ticket-step.ts';
import { addMessage, notWaiting, recordTicketEvent, type TicketRow, updateTicket } from './ticket.store.ts';
import { hintTicket, ticketData } from './ticket-notifications.ts';

export interface Answer {
  ticketId: string;
  actor: Actor & { id: string };
  text: string;
  images: readonly string[];
  resolve: boolean;
  /** The ticket waits for a reply of its author. */
  wait?: boolean | undefined;
  priority?: TicketPriority | undefined;
  addTags?: readonly string[] | undefined;
}

/**
 * Answers a ticket; one without an assignee is assigned to the member who answers. The author is notified, also by
 * mail.
 */
export async function answerTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  answer: Answer,
  idempotencyKey?: string | undefined,
): Promise<void> {
  const { actor, ...input } = answer;
  const keyedCall = {
    key: idempotencyKey,
    userId: actor.id,
    endpoint: 'answerTicket',
    input,
    at: deps.now(),
  };
  await runOnce(deps.db, keyedCall, async (tx) => {
    await write(tx, deps, answer);
    return { done: true };
  });
}

async function write(tx: Tx, deps: Pick<Deps, 'now'>, answer: Answer): Promise<void> {
  const { actor, ticketId, text, images, resolve, wait = false } = answer;
  const ticket = await lockForWork(tx, ticketId, actor.id);
  if (ticket.status === 'resolved') {
    throw new Refusal('ticket_state_conflict', { message: 'This ticket is resolved. Reopen it first.' });
  }
  const now = deps.now();
  await addMessage(tx, { ticketId, kind: 'staff', authorId: actor.id, text, images, at: now });
  const answered = await updateTicket(tx, ticketId, {
    assigneeId: actor.id,
    updatedAt: now,
    firstAnsweredAt: ticket.firstAnsweredAt ?? now,
    ...stoppedClock,
    // An answer ends an earlier wait, unless it asks for a reply itself.
    ...notWaiting,
    ...(wait ? { waitingSince: now } : {}),
  });
  const { priority, addTags } = answer;
  await applyChange(tx, { ticket: answered, actor, change: { priority, addTags }, now });
  await advance(tx, answered, { actorId: actor.id, resolve, now });
  if (wait) await recordTicketEvent(tx, { ticketId, what: 'waiting', actorId: actor.id, at: now });
  // The text is erased with the author's account. The audit log is never erased, so it holds only the length.
  await audit(tx, {
    actor,
    action: resolve ? 'ticket.answered_and_resolved' : 'ticket.answered',
    subject: { kind: 'ticket', id: ticketId },
    before: { status: ticket.status, assignee: ticket.assigneeId },
    after: { characters: text.length, pictures: images.length, ...(wait ? { waiting: true } : {}) },
  });
  const data = { ...ticketData(ticket), answer: excerptOf(text), isResolved: resolve, isWaiting: wait };
  await notify(tx, 'ticket_answered', ticket.userId, data, now);
  await hintTicket(tx, ticket);
}

async function advance(
  tx: Tx,
  ticket: TicketRow,
  input: { actorId: string; resolve: boolean; now: Date },
): Promise<void> {
  const by = { actor: 'staff', id: input.actorId } as const;
  if (input.resolve) await takeTicketStep(tx, ticket, { transition: 'resolve', by }, input.now);
  else if (ticket.status === 'open') await takeTicketStep(tx, ticket, { transition: 'start', by }, input.now);
}

const excerptLength = 600;

/** Notifications and mails carry an excerpt of the answer. */
function excerptOf(text: string): string {
  return text.length <= excerptLength ? text : `${text.slice(0, excerptLength).trimEnd()}…`;
}
