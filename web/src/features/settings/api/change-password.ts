import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';

export type PasswordChange = BodySent<typeof accountEndpoints.changePassword>;

export const changePasswordMutation = mutationOptions({
  mutationKey: ['account', 'password'],
  mutationFn: (change: PasswordChange) => callApi(accountEndpoints.changePassword, { body: change }),
});
