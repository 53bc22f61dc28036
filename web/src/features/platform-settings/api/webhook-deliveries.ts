import { webhookEndpoints } from '@oja/contract/webhooks';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { timings } from '@/config/timings';
import { callApi, downloadApi } from '@/lib/api/call-api';
import { type DeliveryView, queryOfView } from '../logic/delivery-view';

/** Looked at again from time to time, because deliveries go on by themselves. */
export const webhookDeliveriesQuery = (view: DeliveryView, after: string | undefined) => {
  const query = { ...queryOfView(view), cursor: after };
  return queryOptions({
    queryKey: ['webhook-deliveries', query],
    queryFn: ({ signal }) => callApi(webhookEndpoints.webhookDeliveries, { query, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: timings.staffQueueRefreshMs,
  });
};

export function downloadDeliveries(view: DeliveryView): Promise<Blob> {
  return downloadApi(webhookEndpoints.exportDeliveries, { query: queryOfView(view) });
}
