import { dayMs } from '@oja/contract/durations';
import type { TicketStatus } from '@oja/contract/ticket-fields';
import { ratingDays } from '@oja/contract/ticket-fields';

const ratingMs = ratingDays * dayMs;

export interface RatedTicket {
  status: TicketStatus;
  mergedIntoId: string | null;
  /** When it was last closed, by its author, the team or the clock; null if never. */
  closedAt: Date | null;
}

/** A merged ticket goes on in another one, which is rated instead. */
export function decideRating(
  ticket: RatedTicket,
  now: Date,
): 'allowed' | 'merged' | 'not_closed' | 'too_late' {
  if (ticket.mergedIntoId !== null) return 'merged';
  if (ticket.status !== 'resolved' || ticket.closedAt === null) return 'not_closed';
  return now < ratedUntil(ticket.closedAt) ? 'allowed' : 'too_late';
}

export function ratedUntil(closedAt: Date): Date {
  return new Date(closedAt.getTime() + ratingMs);
}
