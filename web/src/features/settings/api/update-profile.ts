import { accountEndpoints } from '@oja/contract/accounts';
import type { BodySent } from '@oja/contract/endpoint';
import { mutationOptions } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { authStore } from '@/lib/auth/auth-store';
import { mergeProfile } from './merge-profile';
import { signedInRecord } from './signed-in-record';

export type ProfileChange = BodySent<typeof accountEndpoints.updateUser>;

export async function updateProfile(change: ProfileChange) {
  const { token, user } = signedInRecord();
  const { data } = await callApi(accountEndpoints.updateUser, { body: change });
  authStore.setUser(token, mergeProfile(user, data));
  return data;
}

export const updateProfileMutation = mutationOptions({
  mutationKey: ['account', 'profile'],
  mutationFn: updateProfile,
});
