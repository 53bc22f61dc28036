import type { StaffRole } from '@oja/contract/access';
import type { SupportStaff } from '@oja/contract/admin-support';
import type { Db } from '../../../db/client.ts';
import type { Tx } from '../../../db/transaction.ts';

/** All active staff, by name. */
export function listStaff(db: Db | Tx): Promise<(SupportStaff & { role: StaffRole })[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'role'])
    .where('role', 'in', ['moderator', 'admin'])
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
