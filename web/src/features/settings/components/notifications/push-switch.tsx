import type { ChannelStates } from '@oja/contract/notifications';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellOff } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { queryKeys } from '@/lib/query-keys';
import { PushRefused, readPushState, switchPushOff, switchPushOn } from '@/shared/push/push-subscription';

/** Pushes belong to this browser. Its permission is requested only on a click. */
export function PushSwitch({ push }: { push: ChannelStates['push'] }) {
  const queryClient = useQueryClient();
  const { data: state } = useQuery({ queryKey: queryKeys.pushState, queryFn: readPushState });
  const change = useMutation({
    mutationFn: (publicKey: string | null) =>
      publicKey === null ? switchPushOff() : switchPushOn(publicKey),
    onSuccess: (_, publicKey) =>
      toast({
        title: publicKey === null ? 'Push Notifications Off' : 'Push Notifications On',
        description:
          publicKey === null
            ? 'This browser shows no notifications any more.'
            : 'This browser shows notifications even while Oja is closed.',
      }),
    onError: (error) => toast({ title: 'Error', description: sentenceOf(error), variant: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.pushState }),
  });
  if (!push.available || push.public_key === null) {
    return <Notice>Push notifications are switched off for everybody at the moment.</Notice>;
  }
  if (state === 'unsupported') return <Notice>This browser cannot show push notifications.</Notice>;
  if (state === 'blocked') {
    return (
      <Notice variant="warning">
        Your browser blocks notifications from Oja. Allow them in its settings for this site, then come back.
      </Notice>
    );
  }
  const isOn = state === 'on';
  const Icon = isOn ? BellOff : Bell;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border p-4">
        <div className="min-w-0">
          <h3 className="font-medium text-sm">Push on this device</h3>
          <p className="text-muted-foreground text-sm">
            {isOn ? 'On, until you sign out here.' : 'Off. Your browser will ask you for permission.'}
          </p>
        </div>
        <Button
          variant="outline"
          disabled={state === undefined}
          busy={change.isPending}
          onClick={() => change.mutate(isOn ? null : push.public_key)}
        >
          {change.isPending ? null : <Icon aria-hidden="true" />}
          {isOn ? 'Switch off' : 'Switch on'}
        </Button>
      </div>
      <div role="alert" className="empty:hidden">
        {change.error ? <Notice variant="danger">{sentenceOf(change.error)}</Notice> : null}
      </div>
    </div>
  );
}

function sentenceOf(error: Error): string {
  if (error instanceof PushRefused) return error.message;
  return failureSentence(error, 'Push notifications could not be changed.');
}
