import { notificationEndpoints } from '@oja/contract/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '@/components/ui/use-toast';
import { callApi } from '@/lib/api/call-api';
import { failureSentence } from '@/lib/api/failure-sentence';
import { notificationsKey, notificationsQuery } from './list-notifications';
import { withAllRead } from './mark-read';

export function useReadAllNotifications() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => callApi(notificationEndpoints.readAllNotifications),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: notificationsKey });
      queryClient.setQueryData(notificationsQuery.queryKey, (loaded) => loaded && withAllRead(loaded));
    },
    onError: (error) =>
      toast({
        title: 'Error',
        description: failureSentence(error, 'Could not mark the notifications as read.'),
        variant: 'destructive',
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: notificationsKey }),
  });
}
