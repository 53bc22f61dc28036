import { type DeliveryStatus, deliveryStatuses } from '@oja/contract/webhooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { LoadMore } from '@/components/ui/load-more';
import { SectionCard } from '@/components/ui/section-card';
import { Select, SelectContent, SelectItem, SelectTrigger } from '@/components/ui/select';
import { TableSkeleton } from '@/components/ui/table-skeleton';
import { failureSentence } from '@/lib/api/failure-sentence';
import { webhookDeliveriesQuery } from '../../api/webhook-deliveries';
import { DeliveryRow } from './delivery-row';

const names: Record<DeliveryStatus, string> = {
  waiting: 'Waiting',
  delivered: 'Delivered',
  failed: 'Failed',
};

/** What was sent in the last thirty days, and what became of it. */
export function WebhookDeliveries() {
  const [status, setStatus] = useState<DeliveryStatus>();
  const query = useInfiniteQuery(webhookDeliveriesQuery(status));
  const deliveries = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <SectionCard
      title="Webhook deliveries"
      action={
        <Select
          value={status ?? 'all'}
          onValueChange={(value) => setStatus(deliveryStatuses.find((name) => name === value))}
        >
          <SelectTrigger aria-label="Status" className="w-36" />
          <SelectContent>
            <SelectItem value="all">All</SelectItem>
            {deliveryStatuses.map((name) => (
              <SelectItem key={name} value={name}>
                {names[name]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      }
    >
      {query.isPending ? <TableSkeleton rows={3} columns={4} /> : null}
      {query.isError && deliveries.length === 0 ? (
        <ErrorState
          title="Failed to fetch deliveries"
          description={failureSentence(query.error, 'Please try again in a moment.')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : null}
      {query.isSuccess && deliveries.length === 0 ? (
        <p className="p-5 text-muted-foreground text-sm">
          {status ? 'No delivery has this status.' : 'Nothing was sent yet. Save an address and test it.'}
        </p>
      ) : null}
      <ul className="divide-y">
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} />
        ))}
      </ul>
      <LoadMore query={query} failure="More deliveries could not be loaded." />
    </SectionCard>
  );
}
