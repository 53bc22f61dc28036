import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { authStore } from '@/lib/auth/auth-store';
import { withTwoFactor } from './merge-profile';
import { signedInRecord } from './signed-in-record';

export const stopTwoFactorMutation = mutationOptions({
  mutationKey: ['account', 'two-factor', 'stop'],
  mutationFn: async (proof: BodySent<typeof accountEndpoints.stopTwoFactor>) => {
    const { token, user } = signedInRecord();
    await callApi(accountEndpoints.stopTwoFactor, { body: proof });
    authStore.setUser(token, withTwoFactor(user, false));
  },
});
