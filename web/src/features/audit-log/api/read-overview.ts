import { auditLogEndpoints } from '@oja/contract/audit-log';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { auditKey } from './audit-keys';

export const auditOverviewQuery = queryOptions({
  queryKey: [...auditKey, 'overview'],
  queryFn: async ({ signal }) => (await callApi(auditLogEndpoints.auditOverview, { signal })).data,
});
