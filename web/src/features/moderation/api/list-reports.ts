import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { type ModerationFilter, queryOfFilter } from '../logic/moderation-view';
import { reportsKey } from './report-keys';

export const reportsQuery = (filter: ModerationFilter, after: string | undefined) => {
  const query = { ...queryOfFilter(filter), cursor: after };
  return queryOptions({
    queryKey: [...reportsKey, 'list', query],
    queryFn: ({ signal }) => callApi(adminReportEndpoints.listReports, { query, signal }),
    placeholderData: keepPreviousData,
  });
};
