import type { AuditLogEntry } from '@oja/contract/audit-log';
import type { AuditRow } from './audit-entry.queries.ts';
import type { SubjectName } from './subject-names.queries.ts';

export function presentAuditEntry(row: AuditRow, name: SubjectName | undefined): AuditLogEntry {
  return {
    id: row.id,
    position: row.position,
    happened_at: row.happenedAt.toISOString(),
    actor: { id: row.actorId, label: row.actorLabel, name: row.actorName },
    action: row.action,
    subject: {
      kind: row.subjectKind,
      id: row.subjectId,
      label: name?.label ?? null,
      page: name?.page ?? null,
    },
    address: row.address,
    reason: row.reason,
    before: row.before,
    after: row.after,
  };
}
