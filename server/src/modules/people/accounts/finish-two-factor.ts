import { hashToken } from '../../../crypto/tokens.ts';
import { inTransaction, type Tx } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { belongsTo } from '../../../domain/accounts/decide-sign-in.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Client } from '../../../http/call.ts';
import type { SessionUser } from '../../../http/session.ts';
import { findSource } from './known-device.store.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { readAccount } from './session.queries.ts';
import type { ChallengeDetails } from './sign-in.ts';
import { type Attempt, addFailures, forgiveFailures, refuseWhileLocked } from './sign-in-failures.store.ts';
import { suspensionRefusal } from './suspension-refusal.ts';
import { spendCode } from './two-factor-codes.ts';
import { lockUserIfPresent } from './user.store.ts';

type Outcome = { user: SessionUser; session: OpenedSession } | 'wrong';

/**
 * The second step of a sign-in. A wrong code counts like a wrong password, in the transaction that judged it: concurrent
 * codes wait for the lock of the account, and each reads the failures of all before it.
 */
export async function finishTwoFactor(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'settings'>,
  input: { challenge: string; code: string; client: Client; deviceTokens: readonly string[] },
): Promise<{ user: SessionUser; session: OpenedSession }> {
  const tokenHash = hashToken(input.challenge);
  const owner = await deps.db
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', 'two_factor')
    .executeTakeFirst();
  if (owner === undefined) throw new Refusal('two_factor_challenge_invalid');
  const { maximumFailedLogins } = await deps.settings.read('security');
  const outcome = await inTransaction(deps.db, async (tx): Promise<Outcome> => {
    // Lock order: the user first, like every change that deletes challenges.
    const user = await lockUserIfPresent(tx, owner.userId);
    const challenge = await lockChallenge(tx, tokenHash, deps.now());
    if (user === undefined || challenge === undefined || !belongsTo(challenge.door, user.role)) {
      throw new Refusal('two_factor_challenge_invalid');
    }
    const attempt: Attempt = {
      email: user.email,
      portal: challenge.door,
      source: await findSource(tx, { ...input, email: user.email }),
      step: 'code',
      address: input.client.address,
    };
    await refuseWhileLocked(tx, attempt, deps.now());
    if (user.status !== 'active') throw await suspensionRefusal(tx, user.id);
    if (!(await spendCode(tx, deps, user, input.code))) {
      await addFailures(tx, attempt, { maximumFailedLogins, now: deps.now() });
      return 'wrong';
    }
    await tx
      .updateTable('oneTimeTokens')
      .set({ usedAt: deps.now() })
      .where('tokenHash', '=', tokenHash)
      .execute();
    await forgiveFailures(tx, attempt);
    const account = await readAccount(tx, user.id);
    if (account === undefined) throw new Refusal('two_factor_challenge_invalid');
    const { client, deviceTokens } = input;
    const session = { user: account, client, remember: challenge.remember, deviceTokens };
    return { user: account, session: await openSession(tx, deps, session) };
  });
  if (outcome === 'wrong') throw new Refusal('two_factor_code_wrong');
  return outcome;
}

/** The details of an open challenge; undefined when it is spent, expired or deleted by a change of the account. */
async function lockChallenge(tx: Tx, tokenHash: Buffer, now: Date): Promise<ChallengeDetails | undefined> {
  const row = await tx
    .selectFrom('oneTimeTokens')
    .select('details')
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', 'two_factor')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
  return row && (row.details as unknown as ChallengeDetails);
}
