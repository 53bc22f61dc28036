import { adminUserEndpoints } from '@oja/contract/admin-users';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { securityCenterKey } from './read-security-center';

export const endSessionMutation = mutationOptions({
  mutationKey: [...securityCenterKey, 'end-session'],
  mutationFn: ({ ownerId, session }: { ownerId: string; session: string }) =>
    callApi(adminUserEndpoints.endUserSessions, { params: { id: ownerId }, query: { session } }),
  onSettled: (_data, _error, _order, _result, { client }) =>
    client.invalidateQueries({ queryKey: securityCenterKey }),
});
