import type { Alert } from '@oja/contract/money-watch';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** Open alerts, newest first, then the most recently closed ones. */
export async function listAlerts(db: Db, limit: number): Promise<Alert[]> {
  const rows = await db
    .selectFrom('alerts')
    .select(['id', 'kind', 'message', 'raisedAt', 'resolvedAt', 'note'])
    .orderBy((expression) => expression('resolvedAt', 'is', null), 'desc')
    .orderBy('raisedAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    message: row.message,
    raised_at: row.raisedAt.toISOString(),
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    note: row.note,
  }));
}

/** Open alerts, newest first. */
export function listOpenAlerts(db: Db | Tx, limit: number) {
  return db
    .selectFrom('alerts')
    .select(['id', 'kind', 'message', 'raisedAt'])
    .where('resolvedAt', 'is', null)
    .orderBy('raisedAt', 'desc')
    .limit(limit)
    .execute();
}
