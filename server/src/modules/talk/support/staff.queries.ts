import { type StaffRole, staffWith } from '@oja/contract/access';
import type { SupportStaff } from '@oja/contract/admin-support';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** The active staff who answer tickets, by name, or those of other roles. */
export function listStaff(
  db: Db | Tx,
  roles: readonly StaffRole[] = staffWith('tickets'),
): Promise<(SupportStaff & { role: StaffRole })[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('role', 'in', roles)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .$narrowType<{ role: StaffRole }>()
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export async function readName(db: Db | Tx, userId: string): Promise<string> {
  const { name } = await db
    .selectFrom('users')
    .select('name')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}
