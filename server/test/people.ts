import type { Role } from '@oja/contract/access';
import type { UserStatus } from '@oja/contract/accounts';
import { inTransaction } from '../src/db/transaction.ts';
import { announce } from '../src/live/live-hub.ts';
import type { Oja, Person } from './oja.ts';

/** Changes a user as a use case does: every process drops its caches. */
async function change(oja: Oja, userId: string, set: { role?: Role; status?: UserStatus }): Promise<void> {
  await inTransaction(oja.deps.db, async (tx) => {
    await tx.updateTable('users').set(set).where('id', '=', userId).execute();
    await announce(tx, { userChanged: userId });
  });
  oja.deps.sessions.invalidateUser(userId);
}

export const setRole = (oja: Oja, userId: string, role: Role) => change(oja, userId, { role });
export const setStatus = (oja: Oja, userId: string, status: UserStatus) => change(oja, userId, { status });

/** Without a confirmed address there is no withdrawal and no second factor. */
export async function confirmEmail(oja: Oja, person: Person): Promise<void> {
  await oja.deps.db
    .updateTable('users')
    .set({ emailConfirmedAt: oja.deps.now() })
    .where('id', '=', person.id)
    .execute();
}

/** A trader who became staff for money, signed in to the admin portal. */
export async function makeFinance(oja: Oja, userId: string): Promise<void> {
  await setRole(oja, userId, 'finance');
  await oja.deps.db.updateTable('sessions').set({ scope: 'admin' }).where('userId', '=', userId).execute();
  oja.deps.sessions.invalidateUser(userId);
}
