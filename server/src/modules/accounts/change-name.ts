import type { Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { compareHolders } from '../bank-accounts/index.ts';
import { type UserRow, updateUser } from './user.store.ts';

/**
 * Gives a person another name, under the lock of the row. Withdrawals wait a day after it, and accounts whose holder no
 * longer matches go to review. The same name changes nothing.
 */
export async function changeName(
  tx: Tx,
  deps: Pick<Deps, 'paystack' | 'now'>,
  { user, name }: { user: Pick<UserRow, 'id' | 'name'>; name: string | undefined },
): Promise<void> {
  if (name === undefined || name === user.name) return;
  const at = deps.now();
  await updateUser(tx, user.id, { name, nameChangedAt: at });
  await compareHolders(tx, deps, { userId: user.id, at });
}
