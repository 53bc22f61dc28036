import type { Role } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';

/** The staff who are notified of work in the admin portal. */
export async function listStaff(
  tx: Tx,
  roles: readonly Extract<Role, 'moderator' | 'admin'>[],
): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
