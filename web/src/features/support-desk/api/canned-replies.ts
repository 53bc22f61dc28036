import { cannedReplyEndpoints } from '@oja/contract/canned-replies';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export const cannedRepliesQuery = queryOptions({
  queryKey: [...deskKey, 'canned-replies'],
  queryFn: async ({ signal }) => (await callApi(cannedReplyEndpoints.listCannedReplies, { signal })).data,
});
