import { adminUserEndpoints } from '@oja/contract/admin-users';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { securityCenterKey } from './read-security-center';

export const unlockUserMutation = mutationOptions({
  mutationKey: [...securityCenterKey, 'unlock'],
  mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
    callApi(adminUserEndpoints.unlockUser, { params: { id: userId }, body: { reason } }),
  onSettled: (_data, _error, _order, _result, { client }) =>
    client.invalidateQueries({ queryKey: securityCenterKey }),
});
