import { reviewEndpoints } from '@oja/contract/reviews';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

type Reply = { id: string; text: string };

export const replyToReviewMutation = mutationOptions({
  mutationFn: ({ id, text }: Reply) =>
    callApi(reviewEndpoints.replyToReview, { params: { id }, body: { text } }),
  onSettled: (_data, _error, _reply, _result, { client }) =>
    client.invalidateQueries({ queryKey: queryKeys.reviews }),
});
