import { adminUserEndpoints } from '@oja/contract/admin-users';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { usersKey } from './user-keys';

export const userQuery = (id: string) =>
  queryOptions({
    queryKey: [...usersKey, 'one', id],
    queryFn: async ({ signal }) =>
      (await callApi(adminUserEndpoints.showUser, { params: { id }, signal })).data,
  });
