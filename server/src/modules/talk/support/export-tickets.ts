import type { Readable } from 'node:stream';
import type { TicketFilter } from '@oja/contract/admin-support';
import type { CsvCells } from '@oja/contract/csv';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { presentDeskTicket } from './desk.presenter.ts';
import { type DeskRow, orderOfDesk, readDesk } from './desk.queries.ts';

const header = [
  'reference',
  'subject',
  'category',
  'priority',
  'status',
  'person',
  'email',
  'assignee',
  'opened_at',
  'updated_at',
  'answer_due_at',
  'first_answered_at',
  'tags',
  'rating',
];

/** Streams the filtered tickets as CSV, page by page, without their messages. */
export async function exportTickets(
  deps: Pick<Deps, 'db' | 'now'>,
  actor: Actor & { id: string },
  filter: TicketFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'tickets', filter });
  // One timestamp for the whole export: otherwise a ticket could be overdue in the first page and missing from the
  // last.
  const viewer = { viewerId: actor.id, now: deps.now() };
  return csvFile({
    header,
    read: (last: DeskRow | undefined, limit) => {
      const cursor = last && cursorOf(orderOfDesk(filter).order, last);
      return readDesk(deps.db, { ...filter, ...viewer, cursor, limit });
    },
    cellsOf: (row) => cellsOf(row, viewer.now),
  });
}

function cellsOf(row: DeskRow, now: Date): CsvCells {
  const shown = presentDeskTicket(row, now);
  return [
    shown.reference,
    shown.subject,
    shown.category,
    shown.priority,
    shown.status,
    shown.person.name,
    shown.person.email,
    shown.assignee?.name ?? null,
    shown.created_at,
    shown.lastUpdate,
    shown.answer_due_at,
    shown.first_answered_at,
    shown.tags.join(', '),
    shown.rating,
  ];
}
