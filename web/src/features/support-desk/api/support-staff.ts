import { adminSupportEndpoints } from '@oja/contract/admin-support';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { deskKey } from './desk-keys';

export const supportStaffQuery = queryOptions({
  queryKey: [...deskKey, 'staff'],
  queryFn: async ({ signal }) => (await callApi(adminSupportEndpoints.listSupportStaff, { signal })).data,
});
