import { type Ticket, type TicketMessage, type TicketTurn, ticketTurns } from '@oja/contract/support';
import type { Deps } from '../../../deps/deps.ts';
import { ticketReference } from '../../../domain/ticket/ticket-reference.ts';
import { closesAt } from '../../../domain/ticket/ticket-terms.ts';
import type { MessageRow, readEvents } from './ticket.queries.ts';
import type { TicketRow } from './ticket.store.ts';
import { presentPicture } from './ticket-images.ts';
import type { RatingRow } from './ticket-ratings.store.ts';

export function presentTicket(row: TicketRow): Ticket {
  return {
    id: row.id,
    reference: ticketReference(row.number),
    subject: row.subject,
    status: row.status,
    priority: row.priority,
    category: row.category,
    created_at: row.createdAt.toISOString(),
    lastUpdate: row.updatedAt.toISOString(),
    answer_due_at: row.dueAt?.toISOString() ?? null,
    business_hours: row.businessHours,
    waiting_since: row.waitingSince?.toISOString() ?? null,
    closes_at: row.waitingSince === null ? null : closesAt(row.waitingSince).toISOString(),
  };
}

/** The secret and the clock that sign picture addresses. */
export type Signing = Pick<Deps, 'sealer' | 'now'>;

/** The fields of a message that both portals show; the caller adds its author. */
export function presentMessage(deps: Signing, row: MessageRow) {
  return {
    id: row.id,
    text: row.text,
    created_at: row.createdAt.toISOString(),
    pictures: row.pictures.map((name) => presentPicture(deps, name)),
  };
}

/** Staff appear as Oja, marked as staff. Notes are never presented to the author, even if the query returned them. */
export function presentToAuthor(deps: Signing, rows: readonly MessageRow[]): TicketMessage[] {
  return rows.flatMap((row) =>
    row.kind === 'note'
      ? []
      : [
          {
            ...presentMessage(deps, row),
            by: row.kind,
            name: row.kind === 'staff' ? 'Oja Support' : row.name,
          },
        ],
  );
}

export function presentRating(row: RatingRow | undefined) {
  return row === undefined
    ? null
    : { rating: row.rating, comment: row.comment, rated_at: row.ratedAt.toISOString() };
}

export type EventRow = Awaited<ReturnType<typeof readEvents>>[number];

export function presentTurns(rows: readonly EventRow[]): TicketTurn[] {
  return rows.flatMap(({ what, happenedAt }) => {
    const turn = ticketTurns.find((name) => name === what);
    return turn ? [{ at: happenedAt.toISOString(), what: turn }] : [];
  });
}
