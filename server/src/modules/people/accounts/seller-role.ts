import { traderRoles } from '@oja/contract/access';
import type { Tx } from '../../../db/transaction.ts';

/** A plan makes a plain user a seller; higher roles stay. */
export async function makeSeller(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role: 'seller' })
    .where('id', '=', userId)
    .where('role', '=', 'user')
    .execute();
}

/** Without a plan a seller becomes a plain user again. A verified seller stays verified. */
export async function endSelling(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role: 'user' })
    .where('id', '=', userId)
    .where('role', '=', 'seller')
    .execute();
}

/** Staff keep their role; only trading users become verified sellers. */
export async function makeVerifiedSeller(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role: 'verified_seller', verified: true })
    .where('id', '=', userId)
    .where('role', 'in', traderRoles)
    .where('erasedAt', 'is', null)
    .execute();
}
