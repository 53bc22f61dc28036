import type { Tx } from '../../db/transaction.ts';
import { removeListingsOf } from '../listings/index.ts';
import { eraseMessagesOf } from '../messaging/index.ts';
import { forgetNotifications } from '../notifications/index.ts';
import { forgetTicketsOf } from '../support/index.ts';
import { forgetDevices } from './known-device.store.ts';
import { endSessions } from './session.store.ts';
import { clearFailures } from './sign-in-failures.store.ts';
import { lockUser, updateUser } from './user.store.ts';

/**
 * Removes what is personal and keeps the row, because money and purchases refer to it and must stay provable.
 * The address becomes free for a new account.
 */
export async function eraseUser(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  const user = await lockUser(tx, userId);
  await endSessions(tx, { userId, now });
  await removeListingsOf(tx, { userId, now });
  await eraseMessagesOf(tx, { userId, now });
  await forgetTicketsOf(tx, userId);
  await forgetNotifications(tx, userId);
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx.deleteFrom('oneTimeTokens').where('userId', '=', userId).execute();
  await forgetDevices(tx, userId);
  await tx.deleteFrom('knownDevices').where('userId', '=', userId).execute();
  await clearFailures(tx, user.email);
  await tx.updateTable('sessions').set({ device: '', address: '' }).where('userId', '=', userId).execute();
  await updateUser(tx, userId, {
    email: `erased-${userId}@invalid`,
    name: 'Deleted user',
    nickname: 'deleted',
    passwordHash: '',
    status: 'inactive',
    bio: '',
    telegram: '',
    whatsapp: '',
    phone: '',
    location: '',
    avatar: null,
    marketingConsent: false,
    twoFactorSecret: null,
    twoFactorEnabledAt: null,
    erasedAt: now,
  });
}
