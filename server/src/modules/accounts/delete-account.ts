import type { Deps } from '../../deps.ts';
import { Refusal } from '../../domain/refusal.ts';
import type { Session } from '../../http/session.ts';
import { findWalletBusiness } from '../wallet/index.ts';
import { changeAccount } from './change-account.ts';
import { eraseUser } from './erase-user.ts';
import { provePassword } from './prove-password.ts';
import { lockActiveAdmins, lockUser } from './user.store.ts';

const freshSessionMs = 10 * 60_000;

/** Asks for the password, or for a session that is minutes old. The last administrator must stay, and so must open money. */
export async function deleteAccount(
  deps: Deps,
  session: Session,
  password: string | undefined,
): Promise<void> {
  const ageMs = deps.now().getTime() - session.createdAt.getTime();
  if (password !== undefined) await provePassword(deps, session, password);
  else if (ageMs > freshSessionMs) {
    throw new Refusal('current_password_wrong', {
      message: 'Please enter your password to delete your account.',
    });
  }
  await changeAccount(deps, session.user.id, async (tx) => {
    const admins = await lockActiveAdmins(tx);
    if (admins.length === 1 && admins[0] === session.user.id) throw new Refusal('last_admin_protected');
    await lockUser(tx, session.user.id);
    const business = await findWalletBusiness(tx, { userId: session.user.id, now: deps.now() });
    if (business) throw new Refusal('account_has_open_business', { message: business });
    await eraseUser(tx, { userId: session.user.id, now: deps.now() });
  });
}
