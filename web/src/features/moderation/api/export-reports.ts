import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { downloadApi } from '@/lib/api/call-api';
import { type ModerationFilter, queryOfFilter } from '../logic/moderation-view';

export function downloadReports(filter: ModerationFilter): Promise<Blob> {
  return downloadApi(adminReportEndpoints.exportReports, { query: queryOfFilter(filter) });
}
