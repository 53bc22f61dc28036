import { auditLogEndpoints } from '@oja/contract/audit-log';
import { downloadApi } from '@/lib/api/call-api';
import { type AuditViewFilter, queryOfFilter } from '../logic/audit-view';

export function downloadAuditLines(filter: AuditViewFilter): Promise<Blob> {
  return downloadApi(auditLogEndpoints.exportAuditLines, { query: queryOfFilter(filter) });
}
