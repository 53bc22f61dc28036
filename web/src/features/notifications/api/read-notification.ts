import { notificationEndpoints } from '@oja/contract/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/call-api';
import { notificationsKey, notificationsQuery } from './list-notifications';
import { withRead } from './mark-read';

/** A failure is silent: the dot comes back with the next answer of the server, and nothing is lost. */
export function useReadNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(notificationEndpoints.readNotification, { params: { id } }),
    onMutate: async (id) => {
      await queryClient.cancelQueries({ queryKey: notificationsKey });
      queryClient.setQueryData(notificationsQuery.queryKey, (loaded) => loaded && withRead(loaded, id));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
}
