import { auditLogEndpoints } from '@oja/contract/audit-log';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { auditKey } from './audit-keys';

export const auditLineQuery = (id: string) =>
  queryOptions({
    queryKey: [...auditKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(auditLogEndpoints.showAuditLine, { params: { id }, signal })).data,
  });
