import { applicationEndpoints, type ReviewStatus } from '@oja/contract/applications';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';

export const applicationQueueQuery = (filter: { status: ReviewStatus | undefined; search: string }) =>
  infiniteQueryOptions({
    queryKey: ['applications', 'queue', filter],
    queryFn: ({ pageParam, signal }) =>
      callApi(applicationEndpoints.listApplications, {
        query: {
          status: filter.status,
          search: filter.search === '' ? undefined : filter.search,
          cursor: pageParam,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
