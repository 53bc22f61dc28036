import { minuteMs } from '@oja/contract/durations';
import { hashPassword, needsRehash, verifyPassword } from '../../../crypto/passwords.ts';
import { newToken } from '../../../crypto/tokens.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { belongsTo, decideSignIn, type SignInPortal } from '../../../domain/accounts/decide-sign-in.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client } from '../../../http/call.ts';
import type { SessionUser } from '../../../http/session.ts';
import { findSource } from './known-device.store.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { readAccount } from './session.queries.ts';
import { type Attempt, countFailure, forgiveFailures, refuseWhileLocked } from './sign-in-failures.store.ts';
import { suspensionRefusal } from './suspension-refusal.ts';
import { lockUserIfPresent, updateUser } from './user.store.ts';

export type SignedIn =
  | { user: SessionUser; session: OpenedSession }
  | { challenge: { token: string; expiresAt: Date } };

/** The details of a challenge; a change of the password or of the second factor deletes it. */
export interface ChallengeDetails {
  remember: boolean;
  /** The key as it is stored in `one_time_tokens.details`. */
  door: SignInPortal;
}

interface SignInInput {
  email: string;
  password: string;
  portal: SignInPortal;
  remember: boolean;
  client: Client;
  /** Tokens of the device cookie. */
  deviceTokens: readonly string[];
}

const challengeMs = 5 * minuteMs;

/**
 * Checks a password at one of the two portals. An unknown address, a wrong password and the wrong portal get the same
 * reply after the same work; only a caller with the right password learns that an account is suspended.
 */
export async function signIn(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  input: SignInInput,
): Promise<SignedIn> {
  // A hash that was replaced after verification may hold the same password with stronger parameters: verify once
  // more.
  const result = (await trySignIn(deps, input)) ?? (await trySignIn(deps, input));
  if (result === undefined) throw new Refusal('credentials_wrong');
  return result;
}

/** Undefined when the stored hash changed between verification and lock. */
async function trySignIn(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  input: SignInInput,
): Promise<SignedIn | undefined> {
  const { email, portal, client } = input;
  const source = await findSource(deps.db, input);
  const attempt: Attempt = { email, portal, source, step: 'password', address: client.address };
  await refuseWhileLocked(deps.db, attempt, deps.now());
  const seen = await deps.db
    .selectFrom('users')
    .select(['id', 'role', 'passwordHash'])
    .where('email', '=', email)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  const right = await verifyPassword(seen?.passwordHash, input.password);
  if (!right || seen === undefined || !belongsTo(portal, seen.role)) {
    await countFailure(deps, attempt);
    throw new Refusal('credentials_wrong');
  }
  const fresherHash = needsRehash(seen.passwordHash) ? await hashPassword(input.password) : undefined;
  return inTransaction(deps.db, async (tx) => {
    const user = await lockUserIfPresent(tx, seen.id);
    const decision = decideSignIn({ user, verifiedHash: seen.passwordHash, portal });
    if (decision.outcome === 'hash_replaced') return undefined;
    if (decision.outcome === 'refused') {
      throw decision.code === 'account_suspended'
        ? await suspensionRefusal(tx, seen.id)
        : new Refusal(decision.code);
    }
    // Concurrent guesses may have locked the source meanwhile.
    await refuseWhileLocked(tx, attempt, deps.now());
    if (fresherHash) await updateUser(tx, seen.id, { passwordHash: fresherHash });
    if (decision.outcome === 'challenge') return { challenge: await openChallenge(tx, deps, seen.id, input) };
    await forgiveFailures(tx, attempt);
    const account = await readAccount(tx, seen.id);
    if (account === undefined) throw new Refusal('credentials_wrong');
    const session = { user: account, client, remember: input.remember, deviceTokens: input.deviceTokens };
    return { user: account, session: await openSession(tx, deps, session) };
  });
}

/** A challenge permits nothing but the second step. Failures are not forgiven before that one succeeds. */
async function openChallenge(
  tx: Tx,
  deps: Pick<Deps, 'now'>,
  userId: string,
  { remember, portal }: Pick<SignInInput, 'remember' | 'portal'>,
): Promise<{ token: string; expiresAt: Date }> {
  const { token, hash } = newToken();
  const now = deps.now();
  const expiresAt = new Date(now.getTime() + challengeMs);
  await tx
    .insertInto('oneTimeTokens')
    .values({
      tokenHash: hash,
      userId,
      purpose: 'two_factor',
      details: JSON.stringify({ remember, door: portal } satisfies ChallengeDetails),
      createdAt: now,
      expiresAt,
    })
    .execute();
  return { token, expiresAt };
}
