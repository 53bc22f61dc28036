import type { Role } from '@oja/contract/access';
import { adminUserEndpoints } from '@oja/contract/admin-users';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshUsers } from './user-keys';

export const changeRoleMutation = mutationOptions({
  mutationKey: ['users', 'role'],
  mutationFn: ({ id, role }: { id: string; role: Role }) =>
    callApi(adminUserEndpoints.changeUserRole, { params: { id }, body: { role } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const editUserMutation = mutationOptions({
  mutationKey: ['users', 'edit'],
  mutationFn: ({ id, ...body }: { id: string } & BodySent<typeof adminUserEndpoints.editUser>) =>
    callApi(adminUserEndpoints.editUser, { params: { id }, body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const addUserMutation = mutationOptions({
  mutationKey: ['users', 'add'],
  mutationFn: (body: BodySent<typeof adminUserEndpoints.addUser>) =>
    callApi(adminUserEndpoints.addUser, { body }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const deleteUserMutation = mutationOptions({
  mutationKey: ['users', 'delete'],
  mutationFn: ({ id, reason }: { id: string; reason: string }) =>
    callApi(adminUserEndpoints.deleteUserByStaff, { params: { id }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});
