import { verifyPassword } from '../../crypto/passwords.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { SessionUser } from '../../http/session.ts';
import { countFailure, refuseWhileLocked } from './sign-in-failures.store.ts';

/**
 * Asks a signed-in person for their password again before a sensitive change. A wrong one counts like a
 * failed sign-in, so an open session is no place to guess from. Answers the hash that was verified, for changes that
 * compare it again under the lock.
 */
export async function provePassword(deps: Deps, user: SessionUser, password: string): Promise<string> {
  await refuseWhileLocked(deps.db, user.email, deps.now());
  const stored = await deps.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  if (await verifyPassword(stored.passwordHash, password)) return stored.passwordHash;
  await countFailure(deps, user.email);
  throw new Refusal('current_password_wrong');
}
