import { verifyPassword } from '../../crypto/passwords.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Session } from '../../http/session.ts';
import { type Attempt, countFailure, refuseWhileLocked } from './sign-in-failures.store.ts';

/**
 * Asks a signed-in person for their password again before a sensitive change. Wrong ones count for the session alone:
 * failed sign-ins of strangers never block the owner, and guesses from a stolen session stay bounded. Answers the hash that was verified, for changes that
 * compare it again under the lock.
 */
export async function provePassword(deps: Deps, session: Session, password: string): Promise<string> {
  const attempt = attemptOf(session);
  await refuseWhileLocked(deps.db, attempt, deps.now());
  const stored = await deps.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', session.user.id)
    .executeTakeFirstOrThrow();
  if (await verifyPassword(stored.passwordHash, password)) return stored.passwordHash;
  await countFailure(deps, attempt);
  throw new Refusal('current_password_wrong');
}

/** A password or a code that a signed-in person is asked for again. */
export function attemptOf({ id: sessionId, scope, user }: Session): Attempt {
  const door = scope === 'admin' ? 'staff' : 'user';
  return { email: user.email, door, source: { kind: 'session', sessionId }, step: 'password', address: null };
}
