import { inTransaction } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../http/session.ts';
import { countAttempt, forgiveFailures, type SessionAttempt, tellOwner } from './sign-in-failures.store.ts';

/**
 * Verifies a password or a code that a signed-in person is asked for again; `verify` answers undefined for a wrong one.
 * The attempt is counted before it is verified, so that guesses sent in parallel stay within the limit, and a success
 * forgives. Failures count for the session alone: a thief with a stolen session cannot lock the owner's sign-ins, and
 * failed sign-ins of strangers do not affect the session.
 */
export async function verifyInSession<Result>(
  deps: Deps,
  { session, step }: { session: Session; step: 'password' | 'code' },
  verify: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const attempt = attemptOf(session, step);
  const until = await countAttempt(deps, attempt);
  const result = await verify();
  if (result !== undefined) await inTransaction(deps.db, (tx) => forgiveFailures(tx, attempt));
  else if (until) {
    await inTransaction(deps.db, (tx) => tellOwner(tx, attempt, { until, now: deps.now() }));
  }
  return result;
}

function attemptOf({ id: sessionId, scope, user }: Session, step: 'password' | 'code'): SessionAttempt {
  const door = scope === 'admin' ? 'staff' : 'user';
  return { email: user.email, door, source: { kind: 'session', sessionId }, step, address: null };
}
