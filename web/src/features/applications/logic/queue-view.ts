import {
  type ApplicationSort,
  applicationSorts,
  type ExperienceLevel,
  experienceLevels,
  type ReviewStatus,
  reviewStatuses,
} from '@oja/contract/applications';
import type { Direction } from '@/components/data-table/column';
import { oneOf, withoutEmpty } from '@/lib/query-params';

export type QueueChoice = ReviewStatus | 'all';
export const queueChoices: readonly QueueChoice[] = [...reviewStatuses, 'all'];

/** All of the queue that a link or the Back button brings back, but for the place in it. */
export interface QueueView {
  search: string;
  status: QueueChoice;
  experience: ExperienceLevel | undefined;
  sort: ApplicationSort;
  /** As the person chose it; without a choice, as it is most useful for the status. */
  direction: Direction | undefined;
}

export const queueAddress = {
  read: (query: URLSearchParams): QueueView => ({
    search: query.get('search') ?? '',
    status: oneOf(queueChoices, query.get('status')) ?? 'pending',
    experience: oneOf(experienceLevels, query.get('experience')),
    sort: oneOf(applicationSorts, query.get('sort')) ?? 'submitted',
    direction: oneOf(['asc', 'desc'] as const, query.get('direction')),
  }),
  write: ({ search, status, experience, sort, direction }: QueueView) =>
    withoutEmpty({
      search,
      status: status === 'pending' ? undefined : status,
      experience,
      sort: sort === 'submitted' ? undefined : sort,
      direction,
    }),
};

/** Names from A on, who waits longest first; what is decided is read newest first. */
export function directionOf({ status, sort, direction }: QueueView): Direction {
  return direction ?? (sort === 'name' || status === 'pending' ? 'asc' : 'desc');
}

/** As the calls take it. */
export function queryOfView({ search, status, experience, sort, direction }: QueueView) {
  return {
    search: search.trim() || undefined,
    status: status === 'all' ? undefined : status,
    experience,
    sort: sort === 'submitted' ? undefined : sort,
    direction,
  };
}
