import { hashToken } from '../../../crypto/tokens.ts';
import type { Deps } from '../../../deps/deps.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { notify } from '../../platform/notifications/index.ts';
import { changeAccount } from './change-account.ts';
import { choosePassword } from './choose-password.ts';
import { removeDevices } from './known-device.store.ts';
import { endMailedLinks, spendLink } from './one-time-token.store.ts';
import { endOlderAccess } from './session.store.ts';
import { clearFailures } from './sign-in-failures.store.ts';
import { takeOverAddress } from './take-over-address.ts';
import { lockUserIfPresent, updateUser } from './user.store.ts';

/**
 * Sets a new password with the link from the mail. Every session ends, all known devices are removed, and every lock
 * is lifted.
 */
export async function resetPassword(
  deps: Pick<Deps, 'db' | 'now' | 'settings' | 'sessions'>,
  input: { token: string; password: string; confirmation: string },
): Promise<void> {
  const owner = await findOwner(deps, input.token);
  const passwordHash = await choosePassword(deps, { ...input, email: owner.email, purpose: 'change' });
  await changeAccount(deps, owner.id, async (tx) => {
    const now = deps.now();
    const user = await lockUserIfPresent(tx, owner.id);
    const userId = await spendLink(tx, { token: input.token, purpose: 'reset_password', now });
    if (user === undefined || userId !== user.id) throw new Refusal('reset_link_invalid');
    // The link was received by mail, so it proves the address; the first proof takes the account over.
    if (user.emailConfirmedAt === null) await takeOverAddress(tx, { userId, now });
    await updateUser(tx, userId, { passwordHash, passwordChangedAt: now });
    await endOlderAccess(tx, { userId, now, reason: 'password_changed' });
    await endMailedLinks(tx, userId);
    await removeDevices(tx, userId);
    await clearFailures(tx, user.email);
    await notify(tx, 'password_reset', userId, { at: whenSentence(now) }, now);
  });
}

/** Checks the link before hashing, so that an invalid one is cheap; it is spent under lock afterwards. */
async function findOwner(
  deps: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<{ id: string; email: string }> {
  const owner = await deps.db
    .selectFrom('oneTimeTokens')
    .innerJoin('users', 'users.id', 'oneTimeTokens.userId')
    .select(['users.id', 'users.email'])
    .where('tokenHash', '=', hashToken(token))
    .where('purpose', '=', 'reset_password')
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', deps.now())
    .where('users.erasedAt', 'is', null)
    .executeTakeFirst();
  if (owner === undefined) throw new Refusal('reset_link_invalid');
  return owner;
}
