import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import type { Session } from '../../../http/session.ts';
import {
  countAttempt,
  forgiveFailures,
  notifyOwnerOfLock,
  type SessionAttempt,
  uncountAttempt,
} from './sign-in-failures.store.ts';

/**
 * Verifies a password or a code again for a signed-in user; `verify` returns undefined for a wrong one. The attempt
 * is counted before it is verified, so that concurrent guesses stay within the limit. A success forgives all
 * attempts; when `verify` throws, nothing was judged, so only its own attempt is reverted. Failures count for the
 * session alone: a thief with a stolen session cannot lock the owner's sign-ins, and failed sign-ins of others do not
 * affect the session.
 */
export async function verifyInSession<Result>(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  { session, step }: { session: Session; step: 'password' | 'code' },
  verify: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const attempt = attemptOf(session, step);
  const until = await countAttempt(deps, attempt);
  const result = await verify().catch(async (error: unknown) => {
    await uncountAttempt(deps, attempt);
    throw error;
  });
  if (result !== undefined) await inTransaction(deps.db, (tx) => forgiveFailures(tx, attempt));
  else if (until) {
    await inTransaction(deps.db, (tx) => notifyOwnerOfLock(tx, attempt, { until, now: deps.now() }));
  }
  return result;
}

function attemptOf({ id: sessionId, scope, user }: Session, step: 'password' | 'code'): SessionAttempt {
  const portal = scope === 'admin' ? 'staff' : 'user';
  return { email: user.email, portal, source: { kind: 'session', sessionId }, step, address: null };
}
