import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { audit } from '../../platform/audit/index.ts';
import type { StaffMember } from './change-other-account.ts';

/** Ends an own view. One that is over stays as it is. */
export function endUserView(
  deps: Pick<Deps, 'db' | 'now'>,
  { viewId, by }: { viewId: string; by: StaffMember },
): Promise<void> {
  return inTransaction(deps.db, async (tx) => {
    const view = await tx
      .selectFrom('userViews')
      .selectAll()
      .where('id', '=', viewId)
      .where('staffId', '=', by.id)
      .forUpdate()
      .executeTakeFirst();
    if (view === undefined) throw new Refusal('not_found');
    const endedAt = deps.now();
    if (view.endedAt !== null || view.expiresAt <= endedAt) return;
    await tx.updateTable('userViews').set({ endedAt }).where('id', '=', viewId).execute();
    await audit(tx, {
      actor: by,
      action: 'user.view_ended',
      subject: { kind: 'user', id: view.userId },
      after: { viewId, endedAt: endedAt.toISOString() },
      reason: view.reason,
    });
  });
}
