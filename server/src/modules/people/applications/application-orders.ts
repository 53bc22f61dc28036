import type { ApplicationFilter, ApplicationSort } from '@oja/contract/applications';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { timestampAndId } from '../../../http/cursor.ts';
import type { ListOrder } from '../../../http/list-order.ts';

/** The columns by which applications can be ordered. */
interface Ordered {
  id: string;
  submittedAt: Date | null;
  nameKey: string;
}

/** A column and its tie-breakers; an index holds each of them in this order. */
const orders: Record<ApplicationSort, ListOrder<Ordered>> = {
  submitted: {
    columns: [sql`application.submitted_at`, sql`application.id`],
    valuesOf: ({ submittedAt, id }) => [submittedAt, id],
    place: timestampAndId,
  },
  name: {
    columns: [sql`lower(application.first_name || ' ' || application.last_name)`, sql`application.id`],
    valuesOf: ({ nameKey, id }) => [nameKey, id],
    place: z.tuple([z.string(), z.uuid()]),
  },
};

/** By default pending applications are ordered oldest first, decided ones newest first. */
export function orderOfQueue({ sort = 'submitted', direction, status }: ApplicationFilter): {
  order: ListOrder<Ordered>;
  direction: Direction;
} {
  const usual = sort === 'name' || status === 'pending' ? 'asc' : 'desc';
  return { order: orders[sort], direction: direction ?? usual };
}
