import { isStaff } from '@oja/contract/access';
import { Secret } from 'otpauth';
import { isProduction } from '../../../config/config.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { requireProof } from '../../../http/require-proof.ts';
import type { Session, SessionUser } from '../../../http/session.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeAccount } from './change-account.ts';
import { endPendingSignIns } from './one-time-token.store.ts';
import { clearProofs } from './proof.store.ts';
import { provePassword } from './prove-password.ts';
import { endOlderAccess, lockActingUser } from './session.store.ts';
import { openSecret, renewRecoveryCodes, sealSecret, spendCode, totpFor } from './two-factor-codes.ts';
import { isTwoFactorRequired } from './two-factor-rule.ts';
import { updateUser } from './user.store.ts';
import { verifyInSession } from './verify-in-session.ts';

/** Enrolment: a new sealed secret that takes effect when a first code proves that the app has it. */
export async function startTwoFactor(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'settings' | 'sessions'>,
  session: Session,
  password: string,
): Promise<{ secret: string; otpauthUrl: string }> {
  const { user } = session;
  await refuseUnlessOffered(deps, user);
  await provePassword(deps, session, password);
  const secret = new Secret({ size: 20 });
  await changeAccount(deps, user.id, async (tx) => {
    const row = await lockActingUser(tx, session);
    if (row.twoFactorEnabledAt !== null) throw new Refusal('two_factor_already_on');
    refuseUnconfirmed(row);
    await updateUser(tx, user.id, {
      twoFactorSecret: sealSecret(deps, user.id, secret),
      twoFactorLastStep: null,
    });
  });
  return { secret: secret.base32, otpauthUrl: totpFor(user.email, secret).toString() };
}

/** Users may enable it while the settings allow it; existing enrolments stay. Staff always may. */
async function refuseUnlessOffered(deps: Pick<Deps, 'settings'>, user: SessionUser): Promise<void> {
  const { twoFactorForUsers } = await deps.settings.read('security');
  if (!twoFactorForUsers && !isStaff(user.role)) throw new Refusal('two_factor_not_offered');
}

/** A second factor on an unconfirmed address would lock out its real owner for good. */
function refuseUnconfirmed(user: { emailConfirmedAt: Date | null }): void {
  if (user.emailConfirmedAt !== null) return;
  throw new Refusal('email_unconfirmed', {
    message: 'Please confirm your e-mail address before you switch on two-factor sign-in.',
  });
}

/** The recovery codes are returned only here. */
export async function confirmTwoFactor(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'settings' | 'sessions'>,
  session: Session,
  code: string,
): Promise<string[]> {
  const codes = await verifyInSession(deps, { session, step: 'code' }, () => switchOn(deps, session, code));
  if (codes === undefined) throw new Refusal('two_factor_code_wrong');
  return codes;
}

/** Undefined when the code is wrong. */
function switchOn(
  deps: Pick<Deps, 'db' | 'now' | 'sealer' | 'sessions'>,
  session: Session,
  code: string,
): Promise<string[] | undefined> {
  const { user } = session;
  return changeAccount(deps, user.id, async (tx) => {
    const row = await lockActingUser(tx, session);
    if (row.twoFactorEnabledAt !== null) throw new Refusal('two_factor_already_on');
    if (openSecret(deps, row) === undefined) throw new Refusal('two_factor_not_on');
    refuseUnconfirmed(row);
    if (!(await spendCode(tx, deps, row, code))) return undefined;
    const now = deps.now();
    await updateUser(tx, user.id, { twoFactorEnabledAt: now });
    // A session opened by the password alone must not outlive the enrolment.
    await endOlderAccess(tx, { userId: user.id, now, reason: 'two_factor_changed', except: session.id });
    await clearProofs(tx, user.id);
    await notify(tx, 'two_factor_on', user.id, {}, now);
    return renewRecoveryCodes(tx, user.id);
  });
}

/** Needs the password and a proof by code, so that neither a stolen session nor a stolen password is enough. */
export async function stopTwoFactor(
  deps: Pick<Deps, 'config' | 'db' | 'now' | 'settings' | 'sessions'>,
  session: Session,
  password: string,
): Promise<void> {
  const { user } = session;
  await requireProof(deps.db, session, deps.now());
  await provePassword(deps, session, password);
  if (
    isStaff(user.role) &&
    (await isTwoFactorRequired({ settings: deps.settings, isProduction: isProduction(deps.config) }))
  ) {
    throw new Refusal('two_factor_required', { message: 'Administrators must keep two-factor sign-in on.' });
  }
  await changeAccount(deps, user.id, async (tx) => {
    const row = await lockActingUser(tx, session);
    const now = deps.now();
    await requireProof(tx, session, now);
    if (row.twoFactorEnabledAt === null) throw new Refusal('two_factor_not_on');
    await updateUser(tx, user.id, {
      twoFactorSecret: null,
      twoFactorEnabledAt: null,
      twoFactorLastStep: null,
    });
    await tx.deleteFrom('recoveryCodes').where('userId', '=', user.id).execute();
    await endPendingSignIns(tx, user.id);
    await clearProofs(tx, user.id);
    await notify(tx, 'two_factor_off', user.id, {}, now);
  });
}

/** Ten new codes, returned only here. The old ones become invalid. */
export function replaceRecoveryCodes(deps: Pick<Deps, 'db' | 'now'>, session: Session): Promise<string[]> {
  const { id: userId } = session.user;
  return inTransaction(deps.db, async (tx) => {
    const row = await lockActingUser(tx, session);
    await requireProof(tx, session, deps.now());
    if (row.twoFactorEnabledAt === null) throw new Refusal('two_factor_not_on');
    return renewRecoveryCodes(tx, userId);
  });
}
