import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Users } from '../../db/database.ts';
import type { Tx } from '../../db/transaction.ts';

export type UserRow = Selectable<Users>;

export async function insertUser(tx: Tx, user: Insertable<Users>): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

/** Locks the person's row, so that two changes to one account happen one after the other. */
export function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same for a person who may have been erased meanwhile. */
export function lockUserIfPresent(tx: Tx, userId: string): Promise<UserRow | undefined> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateUser(tx: Tx, userId: string, change: Updateable<Users>): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', userId).execute();
}

/** Locks every active administrator in one order, so that two of them cannot demote each other at once. */
export async function lockActiveAdmins(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}
