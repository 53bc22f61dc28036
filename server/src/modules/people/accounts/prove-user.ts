import type { accountSecurityEndpoints } from '@oja/contract/account-security';
import type { BodyOf } from '@oja/contract/endpoint';
import { verifyPassword } from '../../../crypto/passwords.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { provenUntil } from '../../../domain/accounts/proof.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Session } from '../../../http/session.ts';
import { writeProof } from './proof.store.ts';
import { lockActingUser } from './session.store.ts';
import { spendCode } from './two-factor-codes.ts';
import { verifyInSession } from './verify-in-session.ts';

type Given = BodyOf<typeof accountSecurityEndpoints.proveUser>;

/**
 * Marks this session as proven and returns the expiry. With two-factor sign-in enabled only a code counts, else only
 * the password.
 */
export async function proveUser(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'settings'>,
  session: Session,
  given: Given,
): Promise<Date> {
  const { passwordHash, twoFactorEnabledAt } = await deps.db
    .selectFrom('users')
    .select(['passwordHash', 'twoFactorEnabledAt'])
    .where('id', '=', session.user.id)
    .executeTakeFirstOrThrow();
  refuseOtherKind(given, twoFactorEnabledAt);
  const step = 'code' in given ? 'code' : 'password';
  const until = await verifyInSession(deps, { session, step }, () =>
    proveSession(deps, session, { given, passwordHash }),
  );
  if (until !== undefined) return until;
  if (step === 'code') throw new Refusal('two_factor_code_wrong');
  throw new Refusal('current_password_wrong', { message: 'This password is not correct.' });
}

/**
 * Undefined when the password or code is wrong. The password is verified before the transaction, because argon2 is
 * slow; under the lock it must still be the same.
 */
async function proveSession(
  deps: Pick<Deps, 'db' | 'now' | 'sealer'>,
  session: Session,
  { given, passwordHash }: { given: Given; passwordHash: string },
): Promise<Date | undefined> {
  if ('password' in given && !(await verifyPassword(passwordHash, given.password))) return undefined;
  return inTransaction(deps.db, async (tx) => {
    const user = await lockActingUser(tx, session);
    if (user.status !== 'active') throw new Refusal('account_suspended');
    refuseOtherKind(given, user.twoFactorEnabledAt);
    if ('code' in given && !(await spendCode(tx, deps, user, given.code))) return undefined;
    if ('password' in given && user.passwordHash !== passwordHash) {
      throw new Refusal('state_conflict', {
        message: 'Your password was changed in the meantime. Please enter it again.',
      });
    }
    const now = deps.now();
    await writeProof(tx, session.id, now);
    return provenUntil(now);
  });
}

function refuseOtherKind(given: Given, twoFactorEnabledAt: Date | null): void {
  if ('password' in given && twoFactorEnabledAt !== null) throw new Refusal('proof_code_required');
  if ('code' in given && twoFactorEnabledAt === null) {
    throw new Refusal('two_factor_not_on', {
      message: 'Two-factor sign-in is not on. Please enter your password.',
    });
  }
}
