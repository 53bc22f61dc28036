import { auditLogEndpoints } from '@oja/contract/audit-log';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { portalTimings } from '@/config/portal-timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';
import { type AuditView, queryOfFilter } from './logic/audit-view';

export const auditEntriesQuery = (view: AuditView, after: string | undefined) => {
  const query = { ...queryOfFilter(view), cursor: after };
  return queryOptions({
    queryKey: [...queryKeys.auditLog, 'list', query],
    queryFn: ({ signal }) => callApi(auditLogEndpoints.listAuditEntries, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: portalTimings.staffQueueRefreshMs,
  });
};

export const auditOverviewQuery = queryOptions({
  queryKey: [...queryKeys.auditLog, 'overview'],
  queryFn: async ({ signal }) => (await callApi(auditLogEndpoints.auditOverview, { signal })).data,
});

export const auditEntryQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.auditLog, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(auditLogEndpoints.showAuditEntry, { params: { id }, signal })).data,
  });

export function downloadAuditEntries(view: AuditView): Promise<Blob> {
  return downloadApi(auditLogEndpoints.exportAuditEntries, { query: queryOfFilter(view) });
}

export const verifyChainMutation = mutationOptions({
  mutationFn: async () => (await callApi(auditLogEndpoints.verifyAudit)).data,
  // The check is a line of the log itself.
  onSettled: (_data, _error, _nothing, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.auditLog }),
});
