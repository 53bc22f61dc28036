import type { ChannelStates, PreferenceGroup } from '@oja/contract/notifications';
import { notificationEndpoints } from '@oja/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { toastFailure } from '../components/toast-failure';

export interface Preferences {
  groups: PreferenceGroup[];
  channels: ChannelStates;
}

export interface Choice {
  group: PreferenceGroup['group'];
  channel: PreferenceGroup['channels'][number]['channel'];
  enabled: boolean;
}

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }): Promise<Preferences> => {
    const { data, channels } = await callApi(notificationEndpoints.notificationPreferences, { signal });
    return { groups: data, channels };
  },
});

/** A switch moves at once and goes back when the server refuses. */
export function useSavePreference() {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    mutationFn: async (choice: Choice) =>
      (await callApi(notificationEndpoints.saveNotificationPreferences, { body: { preferences: [choice] } }))
        .data,
    onMutate: async (choice) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (known) => known && withChoice(known, choice));
      return { before };
    },
    onSuccess: (groups) => queryClient.setQueryData(queryKey, (known) => known && { ...known, groups }),
    onError: (error, _choice, context) => {
      queryClient.setQueryData(queryKey, context?.before);
      toastFailure(error, 'Could not save this preference.');
    },
  });
}

function withChoice(known: Preferences, choice: Choice): Preferences {
  const groups = known.groups.map((row) =>
    row.group === choice.group
      ? {
          ...row,
          channels: row.channels.map((entry) =>
            entry.channel === choice.channel ? { ...entry, enabled: choice.enabled } : entry,
          ),
        }
      : row,
  );
  return { ...known, groups };
}
