import {
  type DeliveredEvent,
  type DeliveryStatus,
  deliveredEvents,
  deliveryStatuses,
} from '@oja/contract/webhooks';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/address-words';

/** What the log of deliveries shows, but for the place in it. */
export interface DeliveryView {
  status: DeliveryStatus | undefined;
  event: DeliveredEvent | undefined;
  direction: Direction;
}

/** Beside the section of the settings, which is another's. */
export const deliveryAddress = {
  owns: ['status', 'event', 'direction', 'after'],
  read: (query: URLSearchParams): DeliveryView => ({
    status: oneOf(deliveryStatuses, query.get('status')),
    event: oneOf(deliveredEvents, query.get('event')),
    direction: query.get('direction') === 'asc' ? 'asc' : 'desc',
  }),
  write: ({ status, event, direction }: DeliveryView) =>
    withoutEmpty({ status, event, direction: direction === 'desc' ? undefined : direction }),
};

/** As the calls take it. */
export function queryOfView({ status, event, direction }: DeliveryView) {
  return { status, event, direction: direction === 'desc' ? undefined : direction };
}
