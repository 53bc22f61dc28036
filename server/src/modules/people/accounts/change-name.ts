import type { Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { compareHolders } from '../../money/bank-accounts/index.ts';
import { type UserRow, updateUser } from './user.store.ts';

/**
 * Changes the name of a user, under the lock of the row. Withdrawals then wait a day, and accounts whose holder no
 * longer matches go to review. An equal name changes nothing.
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
