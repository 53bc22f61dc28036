import { ratingDays, type TicketRating } from '@oja/contract/ticket-fields';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { decideRating } from '../../../domain/ticket/decide-rating.ts';
import { lockOwnTicket } from './ticket.store.ts';
import { hintTicket } from './ticket-notifications.ts';
import { readClosedAt, readRating, writeRating } from './ticket-ratings.store.ts';

/** The author rates a closed ticket, or changes the rating. It counts for the assignee of that moment. */
export async function rateTicket(
  deps: Pick<Deps, 'db' | 'now'>,
  input: { ticketId: string; userId: string; rating: TicketRating; comment: string | null },
): Promise<void> {
  const { ticketId, userId, rating, comment } = input;
  await inTransaction(deps.db, async (tx) => {
    const ticket = await lockOwnTicket(tx, { id: ticketId, userId });
    const now = deps.now();
    const closedAt = await readClosedAt(tx, ticketId);
    const refusal = refusals[decideRating({ ...ticket, closedAt }, now)];
    if (refusal) throw refusal();
    const given = await readRating(tx, ticketId);
    if (given?.rating === rating && given.comment === comment) return;
    await writeRating(tx, { ticketId, userId, staffId: ticket.assigneeId, rating, comment, ratedAt: now });
    await hintTicket(tx, ticket);
  });
}

const conflict = (message: string) => () => new Refusal('ticket_state_conflict', { message });

const refusals: Record<ReturnType<typeof decideRating>, (() => Refusal) | undefined> = {
  allowed: undefined,
  merged: conflict('This ticket was merged into another one. Please rate that one.'),
  not_closed: conflict('A ticket can be rated when it is closed.'),
  too_late: () =>
    new Refusal('ticket_rating_closed', {
      message: `A ticket can be rated for ${ratingDays} days after it was closed.`,
    }),
};
