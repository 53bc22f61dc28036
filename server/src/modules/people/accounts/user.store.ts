import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Users } from '../../../db/database.ts';
import type { Tx } from '../../../db/transaction.ts';

export type UserRow = Selectable<Users>;

export async function insertUser(tx: Tx, user: Insertable<Users>): Promise<void> {
  await tx.insertInto('users').values(user).execute();
}

/** Locks the user's row, so that changes of one account are serialised. */
export function lockUser(tx: Tx, userId: string): Promise<UserRow> {
  return tx
    .selectFrom('users')
    .selectAll()
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** The same for a user who may have been erased meanwhile. */
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

/** Whether the owner chose a password since a moment, which ends whatever was asked for until then. */
export function chosePasswordSince(
  { passwordChangedAt }: Pick<UserRow, 'passwordChangedAt'>,
  moment: Date,
): boolean {
  return passwordChangedAt !== null && passwordChangedAt >= moment;
}
