import {
  type DeliveryFilter,
  type DeliverySort,
  deliveryStatuses,
  type WebhookDelivery,
} from '@oja/contract/webhooks';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { WebhookDeliveries } from '../../../db/database.ts';
import type { Direction } from '../../../db/paginate-from-nearest-end.ts';
import { inOrder } from '../../../db/row-order.ts';
import type { Tx } from '../../../db/transaction.ts';
import { likeContains } from '../../../domain/search/search-terms.ts';
import { timestampAndId, timestampInCursor } from '../../../http/cursor.ts';
import { beyond, type ListOrder } from '../../../http/list-order.ts';

export type DeliveryRow = Selectable<WebhookDeliveries>;

/** A column and its tie-breakers; an index holds each of them in this order. */
const orders: Record<DeliverySort, ListOrder<DeliveryRow>> = {
  made: {
    columns: [sql`created_at`, sql`id`],
    valuesOf: ({ createdAt, id }) => [createdAt, id],
    place: timestampAndId,
  },
  event: {
    columns: [sql`event`, sql`created_at`, sql`id`],
    valuesOf: ({ event, createdAt, id }) => [event, createdAt, id],
    place: z.tuple([z.string(), timestampInCursor, z.uuid()]),
  },
  status: {
    columns: [sql`status`, sql`created_at`, sql`id`],
    valuesOf: ({ status, createdAt, id }) => [status, createdAt, id],
    place: z.tuple([z.enum(deliveryStatuses), timestampInCursor, z.uuid()]),
  },
};

export function orderOfDeliveries({ sort = 'made', direction }: DeliveryFilter): {
  order: ListOrder<DeliveryRow>;
  direction: Direction;
} {
  return { order: orders[sort], direction: direction ?? (sort === 'made' ? 'desc' : 'asc') };
}

export async function listDeliveries(
  db: Db,
  filter: DeliveryFilter & { cursor?: string | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const { search, status, event, cursor } = filter;
  const { order, direction } = orderOfDeliveries(filter);
  let query = db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .orderBy(inOrder(order, direction))
    .limit(filter.limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (event !== undefined) query = query.where('event', '=', event);
  if (search) {
    const pattern = likeContains(search);
    query = query.where(
      sql<boolean>`lower(id::text || ' ' || coalesce(last_fault, '') || ' ' || payload::text) like ${pattern}`,
    );
  }
  if (cursor !== undefined) query = query.where(beyond(order, direction, cursor));
  return query.execute();
}

export async function findDelivery(db: Db | Tx, id: string): Promise<DeliveryRow | undefined> {
  return db.selectFrom('webhookDeliveries').selectAll().where('id', '=', id).executeTakeFirst();
}

export function presentDelivery(row: DeliveryRow): WebhookDelivery {
  return {
    id: row.id,
    event: row.event,
    status: row.status,
    attempts: row.attempts,
    last_status: row.lastStatus,
    last_fault: row.lastFault,
    replay_of: row.replayOf,
    payload: row.payload,
    created_at: row.createdAt.toISOString(),
    attempted_at: row.attemptedAt?.toISOString() ?? null,
  };
}
