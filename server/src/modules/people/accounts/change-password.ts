import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import type { Session } from '../../../http/session.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeAccount } from './change-account.ts';
import { choosePassword } from './choose-password.ts';
import { endMailedLinks } from './one-time-token.store.ts';
import { clearProofs } from './proof.store.ts';
import { provePassword } from './prove-password.ts';
import { endOlderAccess, lockActingUser } from './session.store.ts';
import { updateUser } from './user.store.ts';

/** Ends all other sessions; the current one stays. */
export async function changePassword(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'sessions'>,
  session: Session,
  input: { current: string; password: string; confirmation: string },
): Promise<void> {
  const { user } = session;
  const verifiedHash = await provePassword(deps, session, input.current);
  const passwordHash = await choosePassword(deps, { ...input, email: user.email, purpose: 'change' });
  await changeAccount(deps, user.id, async (tx) => {
    const now = deps.now();
    const row = await lockActingUser(tx, session);
    if (row.passwordHash !== verifiedHash) throw new Refusal('current_password_wrong');
    await updateUser(tx, user.id, { passwordHash, passwordChangedAt: now });
    await endOlderAccess(tx, { userId: user.id, now, reason: 'password_changed', except: session.id });
    await endMailedLinks(tx, user.id);
    await clearProofs(tx, user.id);
    await notify(tx, 'password_changed', user.id, { at: whenSentence(now) }, now);
  });
}
