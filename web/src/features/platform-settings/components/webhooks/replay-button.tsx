import type { WebhookDelivery } from '@oja/contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { replayDeliveryMutation } from '../../api';

export function ReplayButton({ delivery }: { delivery: WebhookDelivery }) {
  const replay = useMutation(replayDeliveryMutation);
  const sendAgain = () =>
    replay.mutate(delivery.id, {
      onSuccess: () => toast({ title: 'Sent Again', description: 'The event is on its way once more.' }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: failureSentence(error, 'The event could not be sent again.'),
          variant: 'destructive',
        }),
    });
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={replay.isPending}
      aria-label={`Send ${delivery.event} again`}
      onClick={sendAgain}
    >
      <RotateCw aria-hidden="true" />
      Replay
    </Button>
  );
}
