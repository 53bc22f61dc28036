import { adminUserEndpoints } from '@oja/contract/admin-users';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { listQueryOf, type UserView } from '../logic/user-view';
import { usersKey } from './user-keys';

export const usersQuery = (view: UserView) => {
  const query = listQueryOf(view);
  return queryOptions({
    queryKey: [...usersKey, 'list', query],
    queryFn: ({ signal }) => callApi(adminUserEndpoints.listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  });
};
