import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { reportsKey } from './report-keys';

export const reportQuery = (id: string) =>
  queryOptions({
    queryKey: [...reportsKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminReportEndpoints.showReport, { params: { id }, signal })).data,
  });
