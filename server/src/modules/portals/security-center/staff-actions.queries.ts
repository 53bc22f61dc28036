import type { SecurityCenter } from '@oja/contract/security-center';
import type { Db } from '../../../db/client.ts';

const actionsShown = 10;

/** The end of the audit log. */
export async function readStaffActions(db: Db): Promise<SecurityCenter['staff_actions']> {
  const rows = await db
    .selectFrom('auditLog')
    .select(['id', 'actorLabel', 'action', 'reason', 'address', 'happenedAt'])
    .orderBy('position', 'desc')
    .limit(actionsShown)
    .execute();
  return rows.map(({ id, actorLabel, action, reason, address, happenedAt }) => ({
    id,
    actor: actorLabel,
    action,
    reason,
    address,
    happened_at: happenedAt.toISOString(),
  }));
}
