import { Readable } from 'node:stream';
import type { AuditFilter } from '@oja/contract/audit-log';
import type { Db } from '../../db/client.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { csvLine } from '../../domain/csv-line.ts';
import { type Actor, audit } from './audit.ts';
import { type AuditRow, readAuditLines } from './audit-line.queries.ts';

const linesAtOnce = 500;
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

/** A filter as a spreadsheet, read and sent in parts. That somebody took it along is on record. */
export async function exportAuditLines(deps: Deps, actor: Actor, filter: AuditFilter): Promise<Readable> {
  await inTransaction(deps.db, (tx) =>
    audit(tx, {
      actor,
      action: 'audit_log.exported',
      subject: { kind: 'audit_log', id: 'filter' },
      after: { ...filter },
    }),
  );
  return Readable.from(writeLines(deps.db, filter));
}

async function* writeLines(db: Db, filter: AuditFilter): AsyncGenerator<string> {
  yield csvLine(header);
  let below: number | undefined;
  for (;;) {
    const rows = await readAuditLines(db, filter, { below, limit: linesAtOnce });
    yield rows.map((row) => csvLine(cellsOf(row))).join('');
    below = rows.at(-1)?.position;
    if (rows.length < linesAtOnce || below === undefined) return;
  }
}

function cellsOf(row: AuditRow): (string | number | null)[] {
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

function jsonOf(noted: unknown): string | null {
  return noted === null ? null : JSON.stringify(noted);
}
