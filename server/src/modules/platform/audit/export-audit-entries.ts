import type { Readable } from 'node:stream';
import type { AuditFilter } from '@oja/contract/audit-log';
import type { CsvCells } from '@oja/contract/csv';
import type { Deps } from '../../../deps/deps.ts';
import { csvFile } from '../../../http/csv-file.ts';
import type { Actor } from './audit.ts';
import { type AuditRow, readAuditEntries } from './audit-entry.queries.ts';
import { auditExport } from './audit-export.ts';

const header = [
  'position',
  'at',
  'actor',
  'actor_id',
  'action',
  'subject_kind',
  'subject_id',
  'address',
  'reason',
  'before',
  'after',
];

/** Exports the filtered lines as a spreadsheet, read and sent in batches. The export is audited. */
export async function exportAuditEntries(
  deps: Pick<Deps, 'db'>,
  actor: Actor & { id: string },
  filter: AuditFilter,
): Promise<Readable> {
  await auditExport(deps, actor, { what: 'audit_log', filter: filter });
  const view = { ...filter, viewerId: actor.id };
  return csvFile({
    header,
    read: (last, limit) => readAuditEntries(deps.db, view, { after: last?.position, limit }),
    cellsOf,
  });
}

function cellsOf(row: AuditRow): CsvCells {
  return [
    row.position,
    row.happenedAt.toISOString(),
    row.actorLabel,
    row.actorId,
    row.action,
    row.subjectKind,
    row.subjectId,
    row.address,
    row.reason,
    jsonOf(row.before),
    jsonOf(row.after),
  ];
}

function jsonOf(recorded: unknown): string | null {
  return recorded === null ? null : JSON.stringify(recorded);
}
