import { adminReportEndpoints } from '@oja/contract/admin-reports';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { type ModerationFilter, queryOfFilter } from '../logic/moderation-view';
import { reportsKey } from './report-keys';

export const reportsQuery = (filter: ModerationFilter) =>
  infiniteQueryOptions({
    queryKey: [...reportsKey, 'list', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(adminReportEndpoints.listReports, {
        query: { ...queryOfFilter(filter), cursor: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
  });
