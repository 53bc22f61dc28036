import type { DeliverySort, DeliveryStatus, WebhookDelivery } from '@oja/contract/webhooks';
import { type Column, type Order, sortBy } from '@/components/data-table/column';
import { Badge, type BadgeVariant } from '@/components/ui/badge';
import { countOf } from '@/lib/counts';
import { formatDateTime } from '@/lib/dates';
import { usualDirection } from '../../logic/delivery-view';
import { ReplayButton } from './replay-button';

type DeliveryColumnsInput = { order: Order<DeliverySort>; onOrder: (order: Order<DeliverySort>) => void };

export const deliveryLooks: Readonly<Record<DeliveryStatus, { variant: BadgeVariant; label: string }>> = {
  waiting: { variant: 'warning', label: 'Waiting' },
  delivered: { variant: 'success', label: 'Delivered' },
  failed: { variant: 'destructive', label: 'Failed' },
};

export function deliveryColumns({ order, onOrder }: DeliveryColumnsInput): Column<WebhookDelivery>[] {
  const by = (sort: DeliverySort) => sortBy(sort, { order, first: usualDirection[sort], onOrder });
  return [
    {
      name: 'event',
      label: 'Event',
      place: 'lead',
      className: 'align-top',
      sort: by('event'),
      cell: (delivery) => <Event delivery={delivery} />,
    },
    {
      name: 'status',
      label: 'Status',
      className: 'align-top',
      sort: by('status'),
      cell: ({ status }) => (
        <Badge variant={deliveryLooks[status].variant}>{deliveryLooks[status].label}</Badge>
      ),
    },
    {
      name: 'answer',
      label: 'Answer',
      className: 'align-top text-muted-foreground md:min-w-56',
      cell: whatHappened,
    },
    {
      name: 'made',
      label: 'Made',
      className: 'align-top text-muted-foreground md:whitespace-nowrap',
      sort: by('made'),
      cell: ({ created_at: at }) => <time dateTime={at}>{formatDateTime(at)}</time>,
    },
    {
      name: 'actions',
      label: 'Actions',
      place: 'end',
      className: 'align-top',
      head: <span className="sr-only">Actions</span>,
      cell: (delivery) => <ReplayButton delivery={delivery} />,
    },
  ];
}

function Event({ delivery }: { delivery: WebhookDelivery }) {
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2">
        <code className="font-medium text-sm">{delivery.event}</code>
        {delivery.replay_of ? <Badge variant="outline">Sent again</Badge> : null}
      </p>
      <details className="text-sm">
        <summary className="w-fit cursor-pointer rounded-sm text-muted-foreground">Payload</summary>
        <pre className="mt-2 max-w-md overflow-x-auto rounded-lg bg-muted p-3 text-xs">
          {JSON.stringify(delivery.payload, null, 2)}
        </pre>
      </details>
    </div>
  );
}

function whatHappened({ attempts, attempted_at, last_status, last_fault }: WebhookDelivery): string {
  if (attempted_at === null) return 'Not tried yet.';
  const answer = last_status === null ? '' : `The receiver answered ${last_status}. `;
  const fault = last_fault ? `${last_fault} ` : '';
  return `${answer}${fault}${countOf(attempts, 'attempt')}, the last ${formatDateTime(attempted_at)}.`;
}
