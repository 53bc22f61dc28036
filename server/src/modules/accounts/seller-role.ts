import type { Tx } from '../../db/transaction.ts';

/** A plan makes a seller of a plain user; whoever is more than that already stays what they are. */
export async function makeSeller(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role: 'seller' })
    .where('id', '=', userId)
    .where('role', '=', 'user')
    .execute();
}

/** Without a plan a seller is a plain user again. A verified seller was verified as a person, and stays so. */
export async function endSelling(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role: 'user' })
    .where('id', '=', userId)
    .where('role', '=', 'seller')
    .execute();
}

/** Staff who were appointed since they applied keep their role; the mark is for people who trade. */
export async function makeVerifiedSeller(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ role: 'verified_seller', verified: true })
    .where('id', '=', userId)
    .where('role', 'in', ['user', 'seller', 'verified_seller'])
    .where('erasedAt', 'is', null)
    .execute();
}
