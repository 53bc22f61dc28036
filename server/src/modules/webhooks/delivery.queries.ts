import type { DeliveryFilter, WebhookDelivery } from '@oja/contract/webhooks';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { WebhookDeliveries } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Cursor } from '../../http/cursor.ts';

export type DeliveryRow = Selectable<WebhookDeliveries>;

export async function listDeliveries(
  db: Db,
  filter: DeliveryFilter & { after: Cursor | undefined; limit: number },
): Promise<DeliveryRow[]> {
  const { status, event, direction = 'desc', after } = filter;
  let query = db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .orderBy('createdAt', direction)
    .orderBy('id', direction)
    .limit(filter.limit);
  if (status !== undefined) query = query.where('status', '=', status);
  if (event !== undefined) query = query.where('event', '=', event);
  if (after !== undefined) {
    const beyond = sql.raw(direction === 'desc' ? '<' : '>');
    query = query.where(
      sql<boolean>`(created_at, id) ${beyond} (${after.at}::timestamptz, ${after.id}::uuid)`,
    );
  }
  return query.execute();
}

export function placeOfDelivery({ createdAt, id }: DeliveryRow): Cursor {
  return { at: createdAt, id };
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
