import type { Readable } from 'node:stream';
import type { ApplicationFilter } from '@oja/contract/applications';
import type { CsvCells } from '@oja/contract/csv';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { cursorOf } from '../../../http/list-order.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { orderOfQueue } from './application-orders.ts';
import { type QueueRow, readQueue } from './application-queue.queries.ts';

const header = [
  'id',
  'name',
  'email',
  'account',
  'account_email',
  'plan',
  'experience',
  'status',
  'submitted_at',
  'decided_at',
  'decided_by',
  'reason',
];

/**
 * Exports the filtered applications as a spreadsheet, read and sent in batches. Documents, phone numbers and texts
 * are not included.
 */
export async function exportApplications(
  deps: Pick<Deps, 'db'>,
  actor: Actor,
  filter: ApplicationFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'applications', filter });
  return csvFile({
    header,
    read: (last: QueueRow | undefined, limit) => {
      const cursor = last && cursorOf(orderOfQueue(filter).order, last);
      return readQueue(deps.db, { ...filter, cursor, limit });
    },
    cellsOf,
  });
}

function cellsOf(row: QueueRow): CsvCells {
  return [
    row.id,
    `${row.firstName} ${row.lastName}`,
    row.email,
    row.personName,
    row.personEmail,
    row.planName,
    row.experience,
    row.status,
    row.submittedAt?.toISOString() ?? null,
    row.decidedAt?.toISOString() ?? null,
    row.reviewerName,
    row.reason,
  ];
}
