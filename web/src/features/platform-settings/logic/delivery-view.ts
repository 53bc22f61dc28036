import {
  type DeliveredEvent,
  type DeliverySort,
  type DeliveryStatus,
  deliveredEvents,
  deliverySorts,
  deliveryStatuses,
} from '@oja/contract/webhooks';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/query-params';

/** What the log of deliveries shows, but for the place in it. */
export interface DeliveryView {
  search: string;
  status: DeliveryStatus | undefined;
  event: DeliveredEvent | undefined;
  sort: DeliverySort;
  direction: Direction;
}

/** As each order is most useful. */
export const usualDirection: Readonly<Record<DeliverySort, Direction>> = {
  made: 'desc',
  event: 'asc',
  status: 'asc',
};

/** Beside the section of the settings, which is another's. */
export const deliveryAddress = {
  owns: ['search', 'status', 'event', 'sort', 'direction', 'after'],
  read: (query: URLSearchParams): DeliveryView => {
    const sort = oneOf(deliverySorts, query.get('sort')) ?? 'made';
    return {
      search: query.get('search') ?? '',
      status: oneOf(deliveryStatuses, query.get('status')),
      event: oneOf(deliveredEvents, query.get('event')),
      sort,
      direction: oneOf(['asc', 'desc'] as const, query.get('direction')) ?? usualDirection[sort],
    };
  },
  write: ({ search, status, event, ...order }: DeliveryView) =>
    withoutEmpty({ search, status, event, ...orderOf(order) }),
};

/** As the calls take it; the first look sends nothing. */
export function queryOfView({ search, status, event, ...order }: DeliveryView) {
  return { search: search.trim() || undefined, status, event, ...orderOf(order) };
}

function orderOf({ sort, direction }: Pick<DeliveryView, 'sort' | 'direction'>) {
  return {
    sort: sort === 'made' ? undefined : sort,
    direction: direction === usualDirection[sort] ? undefined : direction,
  };
}

export function isFiltered({ search, status, event }: DeliveryView): boolean {
  return search !== '' || status !== undefined || event !== undefined;
}

export const noFilter = { search: '', status: undefined, event: undefined } as const;
