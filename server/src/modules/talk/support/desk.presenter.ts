import type { DeskEvent, DeskMessage, DeskTicket, SupportStaff } from '@oja/contract/admin-support';
import type { DeskRow } from './desk.queries.ts';
import { type EventRow, presentMessage, presentTicket, type Signing } from './ticket.presenter.ts';
import type { MessageRow } from './ticket.queries.ts';
import type { TicketRow } from './ticket.store.ts';

/** The fields that the list and the details of a ticket share. */
export function presentWork(row: TicketRow & { tags: string[] }, assigneeName: string | null, now: Date) {
  const assignee: SupportStaff | null =
    row.assigneeId === null ? null : { id: row.assigneeId, name: assigneeName ?? '' };
  return {
    ...presentTicket(row),
    late: row.dueAt !== null && row.dueAt <= now,
    first_answered_at: row.firstAnsweredAt?.toISOString() ?? null,
    assignee,
    tags: row.tags,
  };
}

export function presentDeskTicket(row: DeskRow, now: Date): DeskTicket {
  return {
    ...presentWork(row, row.assigneeName, now),
    rating: row.rating,
    person: { id: row.userId, name: row.personName, email: row.personEmail },
  };
}

export function presentDeskMessage(deps: Signing, row: MessageRow): DeskMessage {
  return { ...presentMessage(deps, row), by: row.kind, author_id: row.authorId, name: row.name };
}

export function presentDeskEvent(row: EventRow): DeskEvent {
  return {
    at: row.happenedAt.toISOString(),
    what: row.what,
    name: row.actorName,
    about: row.aboutName,
    detail: row.detail,
  };
}
