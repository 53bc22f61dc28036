import type { BodySent } from '@oja/contract/endpoint';
import { reviewEndpoints } from '@oja/contract/reviews';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshDeals } from '@/lib/live/deal-words';

type NewReview = { id: string; body: BodySent<typeof reviewEndpoints.writeReview> };

export const writeReviewMutation = mutationOptions({
  mutationKey: ['reviews', 'write'],
  mutationFn: ({ id, body }: NewReview) => callApi(reviewEndpoints.writeReview, { params: { id }, body }),
  onSettled: (_data, _error, _review, _result, { client }) => refreshDeals(client),
});
