import type { Tx } from '../../../db/transaction.ts';
import { lockActiveAdmins } from './last-admin.ts';
import type { UserRow } from './user.store.ts';

export type LockedStaff = Pick<UserRow, 'id' | 'email' | 'role' | 'status'>;

/**
 * Locks the accounts of these members of staff, so that role and status hold until the transaction ends. The order is that
 * of every change to an account, all active administrators first, so neither waits for the other. Erased accounts are
 * left out.
 */
export async function lockStaff(tx: Tx, ids: readonly string[]): Promise<LockedStaff[]> {
  await lockActiveAdmins(tx);
  return tx
    .selectFrom('users')
    .select(['id', 'email', 'role', 'status'])
    .where('id', 'in', ids)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
}
