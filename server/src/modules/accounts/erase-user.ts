import type { Tx } from '../../db/transaction.ts';
import { applyErasureRules } from './apply-erasure-rules.ts';
import { endSessions } from './session.store.ts';
import { lockUser, updateUser } from './user.store.ts';

/**
 * Removes what is personal and keeps the row, because money and purchases refer to it and must stay provable. What is
 * removed, and what later, stands in domain/personal-data. The address becomes free for a new account.
 */
export async function eraseUser(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  const { email } = await lockUser(tx, userId);
  await endSessions(tx, { userId, now });
  // Rows that may only be deleted for an erased person are deleted by the rules below.
  await updateUser(tx, userId, { status: 'inactive', erasedAt: now });
  await applyErasureRules(tx, { userId, email, now }, 0);
}
