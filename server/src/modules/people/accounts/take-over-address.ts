import type { Tx } from '../../../db/transaction.ts';
import { removeAllBankAccounts } from '../../money/bank-accounts/index.ts';
import { removeCards } from '../../money/funding/index.ts';
import { resetChannels } from '../../platform/notifications/index.ts';
import { updateUser } from './user.store.ts';

/**
 * The owner of an address proves it for the first time by a password reset. The account may have been registered by
 * another person, so everything set before is removed: credentials, contact channels, payout destinations, and the
 * texts of the profile. Name and nickname stay, because they grant nothing and are required; sessions, devices and
 * the password end with every reset. Nothing can have been paid out, because that needs a confirmed address.
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
  await removeCards(tx, userId);
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
