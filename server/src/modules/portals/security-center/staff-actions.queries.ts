import type { SecurityCenter } from '@oja/contract/security-center';
import type { Db } from '../../../db/client.ts';
import { hiddenFromSubject } from '../../../domain/hidden-from-subject.ts';
import { isWrittenAbout } from '../../platform/audit/index.ts';

const actionsShown = 10;

/** The end of the audit log. */
export async function readStaffActions(db: Db, viewerId: string): Promise<SecurityCenter['staff_actions']> {
  const rows = await db
    .selectFrom('auditLog as l')
    .leftJoin('users as u', 'u.id', 'l.actorId')
    .select(['l.id', 'u.id as actorId', 'actorLabel', 'action', 'reason', 'address', 'happenedAt'])
    .select(isWrittenAbout(viewerId).as('isHidden'))
    .orderBy('position', 'desc')
    .limit(actionsShown)
    .execute();
  return rows.map(({ id, actorId, actorLabel, action, reason, isHidden, address, happenedAt }) => ({
    id,
    actor: actorLabel,
    actor_id: actorId,
    action,
    reason: isHidden && reason !== null ? hiddenFromSubject : reason,
    address,
    happened_at: happenedAt.toISOString(),
  }));
}
