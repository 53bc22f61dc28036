import type { DeliveryStatus, WebhookDelivery } from '@oja/contract/webhooks';
import { useMutation } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/use-toast';
import { failureSentence } from '@/lib/api/failure-sentence';
import { formatDateTime } from '@/lib/dates';
import { replayDeliveryMutation } from '../../api/replay-delivery';

const looks: Record<DeliveryStatus, { variant: BadgeVariant; label: string }> = {
  waiting: { variant: 'warning', label: 'Waiting' },
  delivered: { variant: 'success', label: 'Delivered' },
  failed: { variant: 'destructive', label: 'Failed' },
};

export function DeliveryRow({ delivery }: { delivery: WebhookDelivery }) {
  const replay = useMutation(replayDeliveryMutation);
  const { variant, label } = looks[delivery.status];
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
    <li className="grid gap-2 px-5 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-medium text-sm">{delivery.event}</code>
          <Badge variant={variant}>{label}</Badge>
          {delivery.replay_of ? <Badge variant="outline">Sent again</Badge> : null}
        </div>
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
      </div>
      <p className="text-muted-foreground text-sm">{whatHappened(delivery)}</p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground">Payload</summary>
        <pre className="mt-2 overflow-x-auto rounded-lg bg-muted p-3 text-xs">
          {JSON.stringify(delivery.payload, null, 2)}
        </pre>
      </details>
    </li>
  );
}

function whatHappened({
  attempts,
  attempted_at,
  created_at,
  last_status,
  last_fault,
}: WebhookDelivery): string {
  if (attempted_at === null) return `Made ${formatDateTime(created_at)}, not tried yet.`;
  const answer = last_status === null ? '' : `The receiver answered ${last_status}. `;
  const tries = attempts === 1 ? '1 attempt' : `${attempts} attempts`;
  return `${answer}${last_fault ? `${last_fault} ` : ''}${tries}, the last ${formatDateTime(attempted_at)}.`;
}
