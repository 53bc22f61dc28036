import { accountEndpoints } from '@oja/contract/accounts';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { authStore } from '@/lib/auth/auth-store';
import { mergeProfile } from './merge-profile';
import { signedInRecord } from './signed-in-record';

export const setAvatarMutation = mutationOptions({
  mutationKey: ['account', 'avatar'],
  mutationFn: async (file: File) => {
    const { token, user } = signedInRecord();
    const { data } = await callApi(accountEndpoints.setAvatar, { file });
    authStore.setUser(token, mergeProfile(user, data));
  },
});
