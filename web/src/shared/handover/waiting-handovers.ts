import { listHandovers } from '@oja/contract/waiting-handovers';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** Own purchases and sales that are being handed over, those that wait for the person first. */
export const handoversQuery = queryOptions({
  queryKey: [...queryKeys.purchases, 'handovers'],
  queryFn: async ({ signal }) => (await callApi(listHandovers, { signal })).data,
});
