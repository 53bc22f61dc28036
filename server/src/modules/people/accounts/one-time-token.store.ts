import { sql } from 'kysely';
import { hashToken } from '../../../crypto/tokens.ts';
import type { Tx } from '../../../db/transaction.ts';

export type MailedLink = 'reset_password' | 'confirm_email' | 'change_email';

/** Deletes sign-ins that wait for the second factor. */
export async function endPendingSignIns(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', 'two_factor')
    .execute();
}

/** Deletes the mailed links that would replace the password or the address after the owner has chosen a new password. */
export async function endMailedLinks(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .where('purpose', 'in', ['reset_password', 'change_email'])
    .execute();
}

/** Whether this link confirmed the address that the account has now, so that opening it again is no failure. */
export async function hasConfirmedAddress(tx: Tx, token: string): Promise<boolean> {
  const row = await tx
    .selectFrom('oneTimeTokens')
    .innerJoin('users', 'users.id', 'oneTimeTokens.userId')
    .select('users.id')
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'confirm_email')
    .whereRef('users.emailConfirmedAt', '=', 'oneTimeTokens.usedAt')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes the links of a purpose but the newest ones that are valid, and never an invitation. */
export async function endOldestLinks(
  tx: Tx,
  { userId, purpose, kept, now }: { userId: string; purpose: MailedLink; kept: number; now: Date },
): Promise<void> {
  await tx
    .deleteFrom('oneTimeTokens')
    .where('tokenHash', 'in', (query) =>
      query
        .selectFrom('oneTimeTokens')
        .select('tokenHash')
        .where('userId', '=', userId)
        .where('purpose', '=', purpose)
        .where('usedAt', 'is', null)
        .where('expiresAt', '>', now)
        .where(sql<boolean>`not details ? 'invitation'`)
        .orderBy('createdAt', 'desc')
        .orderBy('tokenHash')
        .offset(kept),
    )
    .execute();
}

/**
 * Spends a link and returns its owner, or undefined when it is unknown, used or expired. Two concurrent clicks spend
 * it once. The other links of the purpose end with it.
 */
export async function spendLink(
  tx: Tx,
  input: { token: string; purpose: MailedLink; now: Date },
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
  if (row === undefined) return undefined;
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', row.userId)
    .where('purpose', '=', input.purpose)
    .where('usedAt', 'is', null)
    .execute();
  return row.userId;
}
