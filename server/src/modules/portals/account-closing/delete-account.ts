import { minuteMs } from '@oja/contract/durations';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import type { Session } from '../../../http/session.ts';
import {
  answersProposals,
  changeAccount,
  lockActingUser,
  lockActiveAdmins,
  notifyAdmins,
  provePassword,
} from '../../people/accounts/index.ts';
import { eraseUser } from './erase-user.ts';
import { findClosingBlockers } from './find-closing-blockers.ts';

const freshSessionMs = 10 * minuteMs;

/**
 * Closes the caller's account. It needs the password or a session that is minutes old, and is refused for the last
 * administrator and while money or a purchase is open.
 */
export async function deleteAccount(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'sessions'>,
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
    const { refuseLastAdmin } = await lockActiveAdmins(tx);
    refuseLastAdmin(session.user.id);
    await lockActingUser(tx, session);
    const details = await findClosingBlockers(tx, { userId: session.user.id, now: deps.now() });
    const message = details.map((blocker) => blocker.message).join(' ');
    if (details.length > 0) throw new Refusal('account_has_open_business', { message, details });
    const { user: target } = session;
    await eraseUser(tx, { userId: target.id, now: deps.now() });
    if (answersProposals(target.role)) {
      const by = { id: target.id, label: 'its owner' };
      await notifyAdmins(tx, { target, role: target.role, what: 'deleted', by, now: deps.now() });
    }
  });
}
