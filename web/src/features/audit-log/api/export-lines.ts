import { auditLogEndpoints } from '@oja/contract/audit-log';
import { downloadApi } from '@/lib/api/call-api';
import { type AuditView, queryOfFilter } from '../logic/audit-view';

export function downloadAuditLines(view: AuditView): Promise<Blob> {
  return downloadApi(auditLogEndpoints.exportAuditLines, { query: queryOfFilter(view) });
}
