import type { ReplyOf } from '@oja/contract/endpoint';
import { payoutEndpoints } from '@oja/contract/payouts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export type Bank = ReplyOf<typeof payoutEndpoints.listBanks>[number];

/** Not under the wallet's key: no movement of money changes the list of banks. */
export const banksQuery = queryOptions({
  queryKey: ['banks'],
  queryFn: async ({ signal }) => (await callApi(payoutEndpoints.listBanks, { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
