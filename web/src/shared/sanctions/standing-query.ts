import { standingEndpoints } from '@oja/contract/account-standing';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** The own sanctions, current and past. */
export const standingQuery = queryOptions({
  queryKey: [...queryKeys.account, 'standing'],
  queryFn: async ({ signal }) => (await callApi(standingEndpoints.showStanding, { signal })).data,
});
