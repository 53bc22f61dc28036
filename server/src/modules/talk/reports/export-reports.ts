import type { Readable } from 'node:stream';
import type { ReportFilter } from '@oja/contract/admin-reports';
import type { CsvCells } from '@oja/contract/csv';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import { type Actor, auditExport } from '../../platform/audit/index.ts';
import { presentReporter } from './report.presenter.ts';
import { type ReportWithPeople, readReports } from './report.queries.ts';
import { encodeReportCursor } from './report-cursor.ts';

const header = [
  'id',
  'type',
  'title',
  'reporter',
  'reason',
  'priority',
  'status',
  'reported_at',
  'claimed_by',
  'decided_at',
  'decided_by',
  'outcome',
  'description',
];

/** Streams the filtered reports as CSV, page by page. */
export async function exportReports(
  deps: Pick<Deps, 'db'>,
  actor: Actor & { id: string },
  filter: ReportFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'reports', filter });
  return csvFile({
    header,
    read: (last: ReportWithPeople | undefined, limit) =>
      readReports(deps.db, {
        ...filter,
        viewerId: actor.id,
        cursor: last && encodeReportCursor(last),
        limit,
      }),
    cellsOf: (row) => cellsOf(row, actor.id),
  });
}

function cellsOf(row: ReportWithPeople, staffId: string): CsvCells {
  const { reporter, description } = presentReporter(row, staffId);
  return [
    row.id,
    row.targetType,
    row.title,
    reporter,
    row.reason,
    row.priority,
    row.status,
    row.reportedAt.toISOString(),
    row.claimerName,
    row.decidedAt?.toISOString() ?? null,
    row.deciderName,
    row.outcome,
    description,
  ];
}
