import { adminUserEndpoints } from '@oja/contract/admin-users';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshUsers } from './user-keys';

/** A suspension may carry its reason; without one the call sends nothing. */
export const suspendMutation = mutationOptions({
  mutationKey: ['users', 'suspend'],
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminUserEndpoints.banUser, { params: { id }, ...(reason === '' ? {} : { body: { reason } }) }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const unsuspendMutation = mutationOptions({
  mutationKey: ['users', 'unsuspend'],
  mutationFn: ({ id }: { id: string }) => callApi(adminUserEndpoints.unbanUser, { params: { id } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const changeManyMutation = mutationOptions({
  mutationKey: ['users', 'many'],
  mutationFn: (order: { action: 'suspend' | 'unsuspend'; ids: string[] }) =>
    callApi(adminUserEndpoints.changeManyUsers, { body: order }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});
