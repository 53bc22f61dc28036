import { auditLogEndpoints } from '@oja/contract/audit-log';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { type AuditView, queryOfFilter } from '../logic/audit-view';
import { auditKey } from './audit-keys';

export const auditLinesQuery = ({ filter, after }: Pick<AuditView, 'filter' | 'after'>) =>
  queryOptions({
    queryKey: [...auditKey, 'list', filter, after],
    queryFn: ({ signal }) =>
      callApi(auditLogEndpoints.listAuditLines, {
        query: { ...queryOfFilter(filter), cursor: after },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
