import type { Tx } from '../../../db/transaction.ts';
import { Refusal } from '../../../domain/refusal.ts';

/**
 * The one place that protects the last administrator: every use case that may demote, suspend or erase an administrator
 * calls this before it locks any other row. Locks all active administrators in one order, so that of two who demote each
 * other at once one remains, and returns the check that refuses the last one. Rows that refer to an
 * administrator, such as notifications, can still be written: waiting for them while they wait for another user's row
 * would deadlock.
 */
export async function lockActiveAdmins(tx: Tx): Promise<{
  refuseLastAdmin: (userId: string) => void;
}> {
  const admins = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return {
    refuseLastAdmin: (userId) => {
      if (admins.length === 1 && admins[0]?.id === userId) throw new Refusal('last_admin_protected');
    },
  };
}
