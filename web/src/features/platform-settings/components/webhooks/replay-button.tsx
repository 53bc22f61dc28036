import type { WebhookDelivery } from '@oja/contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast';
import { toastFailure } from '@/components/ui/toast-failure';
import { replayDeliveryMutation } from '../../api';

export function ReplayButton({ delivery }: { delivery: WebhookDelivery }) {
  const replay = useMutation({
    ...replayDeliveryMutation,
    onSuccess: () => toast({ title: 'Sent Again', description: 'The event is on its way once more.' }),
    onError: (error) => toastFailure(error, 'The event could not be sent again.'),
  });
  return (
    <Button
      variant="ghost"
      size="sm"
      busy={replay.isPending}
      aria-label={`Send ${delivery.event} again`}
      onClick={() => replay.mutate(delivery.id)}
    >
      <RotateCw aria-hidden="true" />
      Replay
    </Button>
  );
}
