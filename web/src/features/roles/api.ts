import { staffRoleEndpoints } from '@oja/contract/staff-roles';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { queryKeys } from '@/lib/query-keys';

export const roleCountsQuery = queryOptions({
  queryKey: [...queryKeys.users, 'roles'],
  queryFn: async ({ signal }) => (await callApi(staffRoleEndpoints.countRoles, { signal })).data,
});
