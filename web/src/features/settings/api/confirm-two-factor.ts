import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { authStore } from '@/lib/auth/auth-store';
import { withTwoFactor } from './merge-profile';
import { signedInRecord } from './signed-in-record';

/** Gives the recovery codes, which the server shows this once. */
export const confirmTwoFactorMutation = mutationOptions({
  mutationKey: ['account', 'two-factor', 'confirm'],
  mutationFn: async (code: string) => {
    const { token, user } = signedInRecord();
    const { data } = await callApi(accountEndpoints.confirmTwoFactor, { body: { code } });
    authStore.setUser(token, withTwoFactor(user, true));
    return data.recovery_codes;
  },
});
