import type { DeliveryStatus, WebhookDelivery } from '@oja/contract/webhooks';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../db/client.ts';
import type { WebhookDeliveries } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';

type DeliveryRow = Selectable<WebhookDeliveries>;

export interface DeliveryPage {
  status: DeliveryStatus | undefined;
  after: { at: Date; id: string } | undefined;
  limit: number;
}

export async function listDeliveries(db: Db, page: DeliveryPage): Promise<DeliveryRow[]> {
  const { status, after } = page;
  return db
    .selectFrom('webhookDeliveries')
    .selectAll()
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.at}::timestamptz, ${after?.id}::uuid)`),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .execute();
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
