import type { Tx } from '../../db/transaction.ts';

/** Those who decide disputes. */
export async function listAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
