import {
  type ChannelStates,
  notificationEndpoints,
  type PreferenceChoice,
  type PreferenceGroup,
} from '@oja/contract/notifications';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { toastFailure } from '../components/toast-failure';

export interface Preferences {
  groups: PreferenceGroup[];
  channels: ChannelStates;
}

export const preferencesQuery = queryOptions({
  queryKey: ['notification-preferences'],
  queryFn: async ({ signal }): Promise<Preferences> => {
    const { data, channels } = await callApi(notificationEndpoints.notificationPreferences, { signal });
    return { groups: data, channels };
  },
});

const mutationKey = ['save-notification-preference'];

/** A switch moves at once and goes back when the server refuses. Choices are sent one after the other. */
export function useSavePreference() {
  const queryClient = useQueryClient();
  const { queryKey } = preferencesQuery;
  return useMutation({
    mutationKey,
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
      if (queryClient.isMutating({ mutationKey }) > 1) return;
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
