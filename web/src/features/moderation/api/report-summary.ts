import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { reportsKey } from './report-keys';

export const reportSummaryQuery = queryOptions({
  queryKey: [...reportsKey, 'summary'],
  queryFn: async ({ signal }) => (await callApi(adminReportEndpoints.summariseReports, { signal })).data,
});
