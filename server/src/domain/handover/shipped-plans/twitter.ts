import { buyerStep, firstStep, shippedPlan, waitOf } from './define-plan.ts';
import { addressSteps, mailboxSteps } from './mailbox-steps.ts';

const locksSource = 'https://help.x.com/en/managing-your-account/locked-and-limited-accounts';

/** Login details move. X publishes no time after which changes lock no account; the waits are the usual ones. */
export const twitterCredentials = shippedPlan({ platform: 'twitter', kind: 'credentials', risk: 'medium' }, [
  firstStep('prepare_account', {
    title: 'Prepare the account',
    text: 'In Settings open Security and account access, switch two-factor authentication off under Security and remove all delegates under Delegate. Add a picture, and stay reachable: X sends codes to your address.',
  }),
  ...mailboxSteps({ after: 'prepare_account' }),
  ...addressSteps({
    after: 'prepare_account',
    where: 'In Settings open Your account, then Account information, then Email.',
  }),
  buyerStep('sign_in', {
    title: 'Sign in on your device',
    text: 'Sign in with the login details of this order on the device that you will keep using. The seller passes you the code here if X asks for one. Change nothing yet.',
    needs: ['mailbox_secured', 'address_confirmed'],
    wait: waitOf(
      24,
      'X locks accounts that seem taken over, as when the password changes on a new device. It publishes no exact time.',
      locksSource,
    ),
  }),
  buyerStep('change_password', {
    title: 'Change the password',
    text: 'In Settings open Your account, then Change your password. All other devices are signed out.',
    needs: ['sign_in'],
    wait: waitOf(
      48,
      'X may lock an account whose phone or e-mail address changes within about three days of the first sign-in. It publishes no exact time.',
      locksSource,
    ),
  }),
  buyerStep('change_contacts', {
    title: 'Put in your e-mail address and phone',
    text: 'In Settings open Your account, then Account information. Change the address and the number to yours and confirm both. Remove the old number.',
    needs: ['change_password'],
    evidence: ['signed_mail', 'screenshot'],
  }),
  buyerStep('set_two_factor', {
    title: 'Switch on two-factor authentication',
    text: 'In Security and account access open Security, then Two-factor authentication. Use your own authenticator app and keep the backup code.',
    needs: ['change_contacts'],
  }),
  buyerStep('cut_links', {
    title: 'Cut apps, sessions and delegates',
    text: 'In Security and account access open Apps and sessions. Revoke apps you do not know and log out all other sessions. Open Delegate and remove everybody.',
    needs: ['set_two_factor'],
    evidence: ['profile_code', 'screenshot'],
  }),
]);
