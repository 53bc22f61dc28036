import { applicationEndpoints } from '@oja/contract/applications';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const ownApplicationQuery = queryOptions({
  queryKey: ['application', 'own'],
  queryFn: async ({ signal }) => (await callApi(applicationEndpoints.readSellerApplication, { signal })).data,
});
