import type { ApplicationFilter, ApplicationSort } from '@oja/contract/applications';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Direction } from '../../db/nearer-end.ts';
import { placeInTime } from '../../http/cursor.ts';
import type { ListOrder } from '../../http/list-order.ts';
import type { QueueRow } from './application-queue.queries.ts';

/** A column and what breaks its ties; an index holds each of them in this order. */
const orders: Record<ApplicationSort, ListOrder<QueueRow>> = {
  submitted: {
    columns: [sql`application.submitted_at`, sql`application.id`],
    valuesOf: ({ submittedAt, id }) => [submittedAt, id],
    place: placeInTime,
  },
  name: {
    columns: [sql`lower(application.first_name || ' ' || application.last_name)`, sql`application.id`],
    valuesOf: ({ nameKey, id }) => [nameKey, id],
    place: z.tuple([z.string(), z.uuid()]),
  },
};

/** Unless asked otherwise, who waits longest comes first, and what is decided is read newest first. */
export function orderOfQueue({ sort = 'submitted', direction, status }: ApplicationFilter): {
  order: ListOrder<QueueRow>;
  direction: Direction;
} {
  const usual = sort === 'name' || status === 'pending' ? 'asc' : 'desc';
  return { order: orders[sort], direction: direction ?? usual };
}
