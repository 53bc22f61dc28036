import { personPageEndpoints } from '@oja/contract/person-page';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

/** The page of a person for staff, without its lists. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...queryKeys.users, 'person', id],
    queryFn: async ({ signal }) =>
      (await callApi(personPageEndpoints.showPerson, { params: { id }, signal })).data,
  });
