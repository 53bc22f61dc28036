import type { ReplyOf } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export type ReviewAccount = ReplyOf<typeof payoutEndpoints.adminReviewAccounts>[number];

export const reviewAccountsQuery = queryOptions({
  queryKey: [...deskKey, 'accounts'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.adminReviewAccounts, { signal })).data,
  refetchInterval: timings.staffQueueRefreshMs,
});
