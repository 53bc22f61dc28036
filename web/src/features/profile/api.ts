import { dashboardEndpoints } from '@oja/contract/dashboard';
import { reviewEndpoints } from '@oja/contract/reviews';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** What others wrote about the person, newest first, with the averages beside it. */
export const receivedReviewsQuery = infiniteQueryOptions({
  queryKey: [...queryKeys.reviews, 'profile'],
  queryFn: ({ pageParam, signal }) =>
    callApi(reviewEndpoints.listOwnReviews, { query: { side: 'received', cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});

export const performanceQuery = (days: number) =>
  queryOptions({
    queryKey: [...queryKeys.dashboard, 'performance', days],
    queryFn: async ({ signal }) =>
      (await callApi(dashboardEndpoints.showPerformance, { query: { days: String(days) }, signal })).data,
    placeholderData: keepPreviousData,
  });
