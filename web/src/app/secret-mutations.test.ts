import { expect, test } from 'vitest';
import * as auth from '@/features/auth/api';
import * as handover from '@/features/handover/api';
import * as listingDesk from '@/features/listing-desk/api';
import * as listings from '@/features/listings/api';
import * as payoutDesk from '@/features/payout-desk/api';
import * as platformSettings from '@/features/platform-settings/api';
import * as purchases from '@/features/purchases/api';
import * as settings from '@/features/settings/api';

const secretMutations = {
  login: auth.login,
  loginAdmin: auth.loginAdmin,
  loginTwoFactor: auth.loginTwoFactor,
  register: auth.register,
  resetPassword: auth.resetPassword,
  changePassword: settings.changePasswordMutation,
  deleteAccount: settings.deleteAccountMutation,
  startTwoFactor: settings.startTwoFactorMutation,
  confirmTwoFactor: settings.confirmTwoFactorMutation,
  stopTwoFactor: settings.stopTwoFactorMutation,
  renewRecoveryCodes: settings.renewRecoveryCodesMutation,
  sendCode: handover.sendCodeMutation,
  readCode: handover.readCodeMutation,
  offerReplacement: purchases.offerReplacementMutation,
  createListing: listings.createListingMutation,
  updateListing: listings.updateListingMutation,
  createListingFor: listingDesk.createListingForMutation,
  editListing: listingDesk.editListingMutation,
  saveSection: platformSettings.saveSectionMutation,
  rotateWebhookSecret: platformSettings.rotateWebhookSecretMutation,
  enterOtp: payoutDesk.enterOtpMutation,
};

test.each(Object.entries(secretMutations))(
  '%s carries a password, a code or a secret, and is not cached once it is over',
  (_name, mutation) => {
    expect(mutation.gcTime).toBe(0);
  },
);
