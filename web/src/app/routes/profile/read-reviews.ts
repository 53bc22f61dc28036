import { reviewEndpoints } from '@oja/contract/reviews';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

/** What others wrote about the person, newest first, with the averages beside it. */
export const receivedReviewsQuery = infiniteQueryOptions({
  queryKey: ['reviews', 'profile'],
  queryFn: ({ pageParam, signal }) =>
    callApi(reviewEndpoints.listOwnReviews, { query: { side: 'received', cursor: pageParam }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => page.next_cursor ?? undefined,
});
