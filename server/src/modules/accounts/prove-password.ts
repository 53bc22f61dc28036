import { verifyPassword } from '../../crypto/passwords.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Session } from '../../http/session.ts';
import { verifyInSession } from './verify-in-session.ts';

/**
 * Asks a signed-in person for their password again before a sensitive change. Answers the hash that was verified, for
 * changes that compare it again under the lock.
 */
export async function provePassword(deps: Deps, session: Session, password: string): Promise<string> {
  const { passwordHash } = await deps.db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', session.user.id)
    .executeTakeFirstOrThrow();
  const verifiedHash = await verifyInSession(deps, { session, step: 'password' }, async () =>
    (await verifyPassword(passwordHash, password)) ? passwordHash : undefined,
  );
  if (verifiedHash === undefined) throw new Refusal('current_password_wrong');
  return verifiedHash;
}
