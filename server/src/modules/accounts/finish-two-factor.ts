import { hashToken } from '../../crypto/tokens.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Client } from '../../http/call.ts';
import type { SessionUser } from '../../http/session.ts';
import { type OpenedSession, openSession } from './open-session.ts';
import { readAccount } from './session.queries.ts';
import { clearFailures, countFailure, refuseWhileLocked } from './sign-in-failures.store.ts';
import { spendCode } from './two-factor-codes.ts';
import { lockUser } from './user.store.ts';

type Outcome = { user: SessionUser; session: OpenedSession } | { wrongFor: string };

/** The second step of a sign-in. A wrong code counts like a wrong password, so codes cannot be guessed in rounds. */
export async function finishTwoFactor(
  deps: Deps,
  input: { challenge: string; code: string; client: Client },
): Promise<{ user: SessionUser; session: OpenedSession }> {
  const tokenHash = hashToken(input.challenge);
  const outcome = await inTransaction(deps.db, async (tx): Promise<Outcome> => {
    const challenge = await tx
      .selectFrom('oneTimeTokens')
      .selectAll()
      .where('tokenHash', '=', tokenHash)
      .where('purpose', '=', 'two_factor')
      .forUpdate()
      .executeTakeFirst();
    if (!challenge || challenge.usedAt || challenge.expiresAt <= deps.now()) {
      throw new Refusal('two_factor_challenge_invalid');
    }
    const user = await lockUser(tx, challenge.userId);
    await refuseWhileLocked(tx, user.email, deps.now());
    if (user.status !== 'active') throw new Refusal('account_suspended');
    if (!(await spendCode(tx, deps, user, input.code))) return { wrongFor: user.email };
    await tx
      .updateTable('oneTimeTokens')
      .set({ usedAt: deps.now() })
      .where('tokenHash', '=', tokenHash)
      .execute();
    await clearFailures(tx, user.email);
    const { remember } = challenge.details as { remember: boolean };
    const account = await readAccount(tx, user.id);
    if (account === undefined) throw new Refusal('two_factor_challenge_invalid');
    const session = { user: account, client: input.client, remember };
    return { user: account, session: await openSession(tx, deps, session) };
  });
  if ('session' in outcome) return outcome;
  await countFailure(deps, outcome.wrongFor, input.client.address);
  throw new Refusal('two_factor_code_wrong');
}
