import { applicationEndpoints } from '@oja/contract/applications';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const applicationInReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['applications', 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(applicationEndpoints.readApplication, { params: { id }, signal })).data,
  });
