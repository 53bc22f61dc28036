import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export const deleteAccountMutation = mutationOptions({
  mutationKey: ['account', 'delete'],
  mutationFn: (password: string) => callApi(accountEndpoints.deleteUser, { body: { password } }),
});
