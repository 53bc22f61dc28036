import { isStaff } from '@oja/contract/access';
import { hashPassword, needsRehash, verifyPassword } from '../../crypto/passwords.ts';
import { newToken } from '../../crypto/tokens.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Client } from '../../http/call.ts';
import type { SessionUser } from '../../http/session.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { readAccount } from './session.queries.ts';
import { clearFailures, countFailure, refuseWhileLocked } from './sign-in-failures.store.ts';
import { type UserRow, updateUser } from './user.store.ts';

export type SignedIn =
  | { user: SessionUser; session: OpenedSession }
  | { challenge: { token: string; expiresAt: Date } };

const challengeMs = 5 * 60_000;

/**
 * Checks a password at one of the two doors. An unknown address, a wrong password and the wrong door get the
 * same answer after the same work; only somebody with the right password learns that an account is suspended.
 */
export async function signIn(
  deps: Deps,
  input: { email: string; password: string; door: 'user' | 'staff'; remember: boolean; client: Client },
): Promise<SignedIn> {
  await refuseWhileLocked(deps.db, input.email, deps.now());
  const user = await deps.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', input.email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  const right = await verifyPassword(user?.passwordHash, input.password);
  if (!right || user === undefined || isStaff(user.role) !== (input.door === 'staff')) {
    await countFailure(deps, input.email, input.client.address);
    throw new Refusal('credentials_wrong');
  }
  if (user.status === 'banned') throw new Refusal('account_suspended');
  if (user.status === 'inactive') throw new Refusal('account_inactive');
  const fresherHash = needsRehash(user.passwordHash) ? await hashPassword(input.password) : undefined;
  return inTransaction(deps.db, async (tx) => {
    // Guesses that were checked in parallel may have locked the address meanwhile.
    await refuseWhileLocked(tx, input.email, deps.now());
    if (fresherHash) await updateUser(tx, user.id, { passwordHash: fresherHash });
    if (user.twoFactorEnabledAt !== null)
      return { challenge: await openChallenge(tx, deps, user, input.remember) };
    await clearFailures(tx, input.email);
    const account = await readAccount(tx, user.id);
    if (account === undefined) throw new Refusal('credentials_wrong');
    const session = { user: account, client: input.client, remember: input.remember };
    return { user: account, session: await openSession(tx, deps, session) };
  });
}

/** Half a sign-in: it opens nothing but the second step. Failures are not forgiven before that one succeeds. */
async function openChallenge(
  tx: Tx,
  deps: Deps,
  user: UserRow,
  remember: boolean,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await tx
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: hash,
      userId: user.id,
      purpose: 'two_factor',
      details: JSON.stringify({ remember }),
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { token, expiresAt };
}
