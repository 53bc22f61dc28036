import { hashToken } from '../../crypto/tokens.ts';
import type { Tx } from '../../db/transaction.ts';

/** Sign-ins that passed the password and wait for the second factor cannot be finished any more. */
export async function endPendingSignIns(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', 'two_factor')
    .execute();
}

/** Spends a link: whose it was, or undefined when it is unknown, used, or too old. Two clicks at once spend it once. */
export async function spendLink(
  tx: Tx,
  input: { token: string; purpose: 'reset_password' | 'confirm_email'; now: Date },
): Promise<string | undefined> {
  const row = await tx
    .updateTable('oneTimeTokens')
    .set({ usedAt: input.now })
    .where('tokenHash', '=', hashToken(input.token))
    .where('purpose', '=', input.purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', input.now)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
}
