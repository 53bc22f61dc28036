import { auditLogEndpoints } from '@oja/contract/audit-log';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type AuditView, queryOfFilter } from '../logic/audit-view';
import { auditKey } from './audit-keys';

export const auditLinesQuery = (view: AuditView, after: string | undefined) => {
  const query = { ...queryOfFilter(view), cursor: after };
  return queryOptions({
    queryKey: [...auditKey, 'list', query],
    queryFn: ({ signal }) => callApi(auditLogEndpoints.listAuditLines, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
};
