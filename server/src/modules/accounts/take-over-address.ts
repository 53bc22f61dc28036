import type { Tx } from '../../db/transaction.ts';
import { removeAllBankAccounts } from '../bank-accounts/index.ts';
import { forgetCards } from '../funding/index.ts';
import { resetChannels } from '../notifications/index.ts';
import { updateUser } from './user.store.ts';

/**
 * The owner of an address proves it for the first time by a password reset. The account may have been registered by
 * another person, so everything that was set before is removed: ways in, ways to be reached, ways to be paid, and the texts
 * of the profile. Name and nickname stay, because they give no power and an account must have them; sessions, devices
 * and the password end with every reset. Nothing can have been paid out, which needs a confirmed address.
 */
export async function takeOverAddress(tx: Tx, input: { userId: string; now: Date }): Promise<void> {
  const { userId, now } = input;
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
  await tx
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .where('purpose', '=', 'confirm_email')
    .execute();
  await tx.deleteFrom('knownDevices').where('userId', '=', userId).execute();
  await resetChannels(tx, userId);
  await removeAllBankAccounts(tx, { userId, now });
  await forgetCards(tx, userId);
  await updateUser(tx, userId, {
    emailConfirmedAt: now,
    twoFactorSecret: null,
    twoFactorEnabledAt: null,
    twoFactorLastStep: null,
    bio: '',
    telegram: '',
    whatsapp: '',
    phone: '',
    avatar: null,
    referredBy: null,
    marketingConsent: false,
  });
}
