import { adminUserEndpoints } from '@oja/contract/admin-users';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { refreshUsers } from './user-keys';

/** One device, or all of them. */
export const endSessionsMutation = mutationOptions({
  mutationKey: ['users', 'sessions'],
  mutationFn: ({ id, session }: { id: string; session?: string }) =>
    callApi(adminUserEndpoints.endUserSessions, { params: { id }, query: { session } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});

export const addNoteMutation = mutationOptions({
  mutationKey: ['users', 'note'],
  mutationFn: ({ id, text }: { id: string; text: string }) =>
    callApi(adminUserEndpoints.addUserNote, { params: { id }, body: { text } }),
  onSettled: (_data, _error, _order, _result, { client }) => refreshUsers(client),
});
