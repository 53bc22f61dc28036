import { type AccessRule, admits } from '@oja/contract/access';
import type { Tx } from '../db/transaction.ts';
import { Refusal } from '../domain/refusal.ts';

/**
 * Locks the account of the acting member of staff and refuses one who no longer has the right: the session was read
 * before the transaction, and its owner may have been demoted or suspended since. It comes before every other lock, so
 * that no transaction that holds the accounts of staff waits for what this transaction holds.
 */
export async function lockActingStaff(tx: Tx, actorId: string, rule: AccessRule): Promise<void> {
  const actor = await tx
    .selectFrom('users')
    .select('role')
    .where('id', '=', actorId)
    .where('status', '=', 'active')
    .where('erasedAt', 'is', null)
    .forShare()
    .executeTakeFirst();
  if (actor === undefined || !admits(rule, actor.role)) throw new Refusal('access_denied');
}
