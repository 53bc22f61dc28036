import { reviewEndpoints } from '@oja/contract/reviews';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { reviewsKey } from './deal-keys';

/** The newest hundred of one side: the cards that show them are the newest ones too. */
export const ownReviewsQuery = (side: 'received' | 'written') =>
  queryOptions({
    queryKey: [...reviewsKey, 'own', side],
    queryFn: async ({ signal }) =>
      (await callApi(reviewEndpoints.listOwnReviews, { query: { side, limit: '100' }, signal })).data,
  });
