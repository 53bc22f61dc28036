import { verifyPassword } from '../../../crypto/passwords.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Session } from '../../../http/session.ts';
import { verifyInSession } from './verify-in-session.ts';

/**
 * Verifies the password of a signed-in user before a sensitive change. Returns the verified hash, which the change
 * compares again under the lock.
 */
export async function provePassword(
  deps: Pick<Deps, 'db' | 'now' | 'settings'>,
  session: Session,
  password: string,
): Promise<string> {
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
