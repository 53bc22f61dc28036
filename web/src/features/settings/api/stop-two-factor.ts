import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { authStore } from '@/lib/auth/auth-store';
import { withTwoFactor } from './merge-profile';
import { signedInRecord } from './signed-in-record';

export const stopTwoFactorMutation = mutationOptions({
  mutationKey: ['account', 'two-factor', 'stop'],
  mutationFn: async (password: string) => {
    const { token, user } = signedInRecord();
    await callApi(accountEndpoints.stopTwoFactor, { body: { password } });
    authStore.setUser(token, withTwoFactor(user, false));
  },
});
