import type { StaffRole } from '@oja/contract/access';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** The staff who are notified of work in the admin portal. */
export async function listStaff(db: Db | Tx, roles: readonly StaffRole[]): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
