import { inTransaction } from '../../../db/transaction.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { announce } from '../../../live/live-hub.ts';
import { markEventRead, notify } from '../../platform/notifications/index.ts';
import { finishEmailChange } from './change-email.ts';
import { hasConfirmedAddress, spendLink } from './one-time-token.store.ts';
import { updateUser } from './user.store.ts';

/**
 * Opens the link in a mail: the address of a new account, or the new address of an account. The link works once; opening
 * it again changes nothing and says the same as long as the address stands.
 */
export async function confirmEmail(
  deps: Pick<Deps, 'db' | 'now' | 'sessions'>,
  token: string,
): Promise<void> {
  if (await finishEmailChange(deps, token)) return;
  const userId = await inTransaction(deps.db, async (tx) => {
    const now = deps.now();
    const owner = await spendLink(tx, { token, purpose: 'confirm_email', now });
    if (owner === undefined) {
      if (await hasConfirmedAddress(tx, token)) return undefined;
      throw new Refusal('confirmation_link_invalid');
    }
    await updateUser(tx, owner, { emailConfirmedAt: now });
    await markEventRead(tx, { userId: owner, event: 'confirm_your_email', now });
    await notify(tx, 'email_confirmed', owner, {}, now);
    await announce(tx, { userChanged: owner });
    await announce(tx, { userId: owner, hint: { topic: 'profile' } });
    return owner;
  });
  if (userId !== undefined) deps.sessions.invalidateUser(userId);
}
