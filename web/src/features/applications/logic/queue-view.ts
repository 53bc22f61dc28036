import { type ReviewStatus, reviewStatuses } from '@oja/contract/applications';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/address-words';

export type QueueChoice = ReviewStatus | 'all';
export const queueChoices: readonly QueueChoice[] = [...reviewStatuses, 'all'];

/** All of the queue that a link or the Back button brings back, but for the place in it. */
export interface QueueView {
  search: string;
  status: QueueChoice;
  /** As the person chose it; without a choice, as it is most useful for the status. */
  direction: Direction | undefined;
}

export const queueAddress = {
  read: (query: URLSearchParams): QueueView => ({
    search: query.get('search') ?? '',
    status: oneOf(queueChoices, query.get('status')) ?? 'pending',
    direction: oneOf(['asc', 'desc'] as const, query.get('direction')),
  }),
  write: ({ search, status, direction }: QueueView) =>
    withoutEmpty({ search, status: status === 'pending' ? undefined : status, direction }),
};

/** Who waits longest comes first; what is decided is read newest first. */
export function directionOf({ status, direction }: QueueView): Direction {
  return direction ?? (status === 'pending' ? 'asc' : 'desc');
}

/** As the calls take it. */
export function queryOfView({ search, status, direction }: QueueView) {
  return {
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
    direction,
  };
}
