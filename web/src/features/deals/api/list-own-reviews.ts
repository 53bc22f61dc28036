import { type OwnReview, reviewEndpoints, reviewedAtOnce } from '@oja/contract/reviews';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { gatherCalls } from '../logic/gather-calls';
import { reviewsKey } from './deal-keys';

type Side = 'received' | 'written';

/** What one side wrote about one deal. Cards that are drawn together ask in one call. */
export const dealReviewQuery = (side: Side, purchaseId: string) =>
  queryOptions({
    queryKey: [...reviewsKey, 'own', side, purchaseId],
    queryFn: async () => (await askFor[side](purchaseId)) ?? null,
  });

const askFor = { received: gathered('received'), written: gathered('written') };

function gathered(side: Side) {
  return gatherCalls<OwnReview>(reviewedAtOnce, async (ids) => {
    const query = { side, purchases: ids.join(','), limit: String(ids.length) };
    const { data } = await callApi(reviewEndpoints.listOwnReviews, { query });
    return new Map(data.map((review) => [review.purchase.id, review]));
  });
}
