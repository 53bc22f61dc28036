import { accountSecurityEndpoints } from '@oja/contract/account-security';
import { standingEndpoints } from '@oja/contract/account-standing';
import { accountEndpoints, type PortalUser } from '@oja/contract/accounts';
import type { BodySent, ReplyOf } from '@oja/contract/endpoint';
import {
  type ChannelStates,
  notificationEndpoints,
  type PreferenceChoice,
  type PreferenceGroup,
} from '@oja/contract/notifications';
import { walletEndpoints } from '@oja/contract/wallet';
import { mutationOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { toastFailure } from '@/components/ui/toast-failure';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { type AuthRecord, type AuthUser, authStore } from '@/lib/auth/auth-store';
import { mutationKeys, queryKeys } from '@/lib/query-keys';

export type SessionEntry = ReplyOf<typeof accountSecurityEndpoints.listSessions>[number];

export const sessionsQuery = queryOptions({
  queryKey: [...queryKeys.account, 'sessions'],
  queryFn: async ({ signal }) => (await callApi(accountSecurityEndpoints.listSessions, { signal })).data,
});

export const referralsQuery = queryOptions({
  queryKey: [...queryKeys.account, 'referrals'],
  queryFn: async ({ signal }) => (await callApi(walletEndpoints.listReferrals, { signal })).data,
});

interface Preferences {
  groups: PreferenceGroup[];
  channels: ChannelStates;
}

export const preferencesQuery = queryOptions({
  queryKey: queryKeys.notificationPreferences,
  queryFn: async ({ signal }): Promise<Preferences> => {
    const { data, channels } = await callApi(notificationEndpoints.notificationPreferences, { signal });
    return { groups: data, channels };
  },
});

/** A switch moves at once and goes back when the server refuses. Choices are sent one after the other. */
export function useSavePreference() {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    mutationKey: mutationKeys.savePreference,
    scope: { id: 'notification-preferences' },
    mutationFn: async (choice: PreferenceChoice) =>
      (await callApi(notificationEndpoints.saveNotificationPreferences, { body: { preferences: [choice] } }))
        .data,
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (known) => known && withChoice(known, choice));
    },
    onSuccess: (groups) => {
      // An answer knows nothing of the choices that wait behind it, so only the last one is shown.
      if (queryClient.isMutating({ mutationKey: mutationKeys.savePreference }) > 1) return;
      queryClient.setQueryData(queryKey, (known) => known && { ...known, groups });
    },
    onError: (error) => {
      toastFailure(error, 'Could not save this preference.');
      return queryClient.invalidateQueries({ queryKey });
    },
  });
}

function withChoice(known: Preferences, choice: PreferenceChoice): Preferences {
  const groups = known.groups.map((group) => ({
    ...group,
    events: group.events.map((event) => {
      const isMeant = 'event' in choice ? event.event === choice.event : group.group === choice.group;
      if (!isMeant) return event;
      const channels = event.channels.map((entry) =>
        entry.channel === choice.channel && !entry.fixed ? { ...entry, enabled: choice.enabled } : entry,
      );
      return { ...event, channels };
    }),
  }));
  return { ...known, groups };
}

/** The length that holds while the setting is not known; the server has the last word. */
export const DEFAULT_MINIMUM_PASSWORD_LENGTH = 8;

export type PasswordChange = BodySent<typeof accountSecurityEndpoints.changePassword>;

export const changePasswordMutation = mutationOptions({
  mutationFn: (change: PasswordChange) => callApi(accountSecurityEndpoints.changePassword, { body: change }),
  gcTime: 0,
});

/**
 * The user of the auth record after their profile changed. The calls of this page always answer in the format
 * of the user portal; staff keep their real role and the fields that only the staff answer has.
 */
export function mergeProfile(current: AuthUser, saved: PortalUser): AuthUser {
  if (!('twoFactorMissing' in current)) return saved;
  return { ...saved, role: current.role, twoFactorMissing: current.twoFactorMissing };
}

/** The same person with two-factor sign-in switched; it is refused to switch it off where it is required. */
export function withTwoFactor(current: AuthUser, twoFactorEnabled: boolean): AuthUser {
  if (!('twoFactorMissing' in current)) return { ...current, twoFactorEnabled };
  return { ...current, twoFactorEnabled, twoFactorMissing: false };
}

/** The auth record that a change of the account is made for. */
function signedInRecord(): AuthRecord {
  const record = authStore.record();
  if (record === undefined) throw new Error('Not authenticated');
  return record;
}

/** Gives the recovery codes, which the server shows this once. */
export const confirmTwoFactorMutation = mutationOptions({
  mutationFn: async (code: string) => {
    const { token, user } = signedInRecord();
    const { data } = await callApi(accountSecurityEndpoints.confirmTwoFactor, { body: { code } });
    authStore.setUser(token, withTwoFactor(user, true));
    return data.recovery_codes;
  },
  gcTime: 0,
});

export const deleteAccountMutation = mutationOptions({
  mutationFn: (password: string) => callApi(accountEndpoints.deleteUser, { body: { password } }),
  gcTime: 0,
});

export const downloadMyDataMutation = mutationOptions({
  mutationFn: () => downloadApi(accountEndpoints.downloadMyData),
});

export const endOtherSessionsMutation = mutationOptions({
  mutationFn: async () => (await callApi(accountSecurityEndpoints.endOtherSessions)).data.ended,
  onSettled: (_data, _error, _variables, _result, { client }) =>
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

export const endSessionMutation = mutationOptions({
  mutationFn: (id: string) => callApi(accountSecurityEndpoints.endSession, { params: { id } }),
  // A session that was already over fails too, and then the list is just as old.
  onSettled: (_data, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
});

export const removeAvatarMutation = mutationOptions({
  mutationFn: async () => {
    const { token, user } = signedInRecord();
    const { data } = await callApi(accountEndpoints.removeAvatar);
    authStore.setUser(token, mergeProfile(user, data));
  },
});

/** Gives ten new recovery codes, which the server shows this once. */
export const renewRecoveryCodesMutation = mutationOptions({
  mutationFn: async () => (await callApi(accountSecurityEndpoints.renewRecoveryCodes)).data.recovery_codes,
  gcTime: 0,
});

export const setAvatarMutation = mutationOptions({
  mutationFn: async (file: File) => {
    const { token, user } = signedInRecord();
    const { data } = await callApi(accountEndpoints.setAvatar, { file });
    authStore.setUser(token, mergeProfile(user, data));
  },
});

export type Enrolment = ReplyOf<typeof accountSecurityEndpoints.startTwoFactor>;

export const startTwoFactorMutation = mutationOptions({
  mutationFn: async (password: string) =>
    (await callApi(accountSecurityEndpoints.startTwoFactor, { body: { password } })).data,
  gcTime: 0,
});

export const stopTwoFactorMutation = mutationOptions({
  mutationFn: async (password: string) => {
    const { token, user } = signedInRecord();
    await callApi(accountSecurityEndpoints.stopTwoFactor, { body: { password } });
    authStore.setUser(token, withTwoFactor(user, false));
  },
  gcTime: 0,
});

export type ProfileChange = BodySent<typeof accountEndpoints.updateUser>;

export async function updateProfile(change: ProfileChange) {
  const { token, user } = signedInRecord();
  const { data } = await callApi(accountEndpoints.updateUser, { body: change });
  authStore.setUser(token, mergeProfile(user, data));
  return data;
}

export const updateProfileMutation = mutationOptions({
  mutationFn: updateProfile,
});

export const appealSanctionMutation = mutationOptions({
  mutationFn: ({ id, text }: { id: string; text: string }) =>
    callApi(standingEndpoints.appealSanction, { params: { id }, body: { text } }),
});
