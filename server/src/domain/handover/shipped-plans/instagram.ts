import { buyerStep, firstStep, shippedPlan } from './define-plan.ts';
import { addressSteps, mailboxSteps } from './mailbox-steps.ts';

/** Login details move. Instagram publishes no waiting time. */
export const instagramCredentials = shippedPlan(
  { platform: 'instagram', kind: 'credentials', risk: 'medium' },
  [
    firstStep('prepare_account', {
      title: 'Prepare the account',
      text: 'In Accounts Center switch two-factor authentication off under Password and security, and remove linked Facebook profiles. Add a picture, and stay reachable: Instagram sends codes to your address.',
    }),
    ...mailboxSteps({ after: 'prepare_account' }),
    ...addressSteps({
      after: 'prepare_account',
      where: 'In Accounts Center open Personal details, then Contact info, then Add new contact.',
    }),
    buyerStep('change_contacts', {
      title: 'Put in your e-mail address and phone',
      text: 'In Accounts Center open Personal details, then Contact info. Add your address and your number, confirm both with their codes, then delete the old ones.',
      needs: ['mailbox_secured', 'address_confirmed'],
      evidence: ['signed_mail', 'screenshot'],
    }),
    buyerStep('change_password', {
      title: 'Change the password',
      text: 'In Accounts Center open Password and security, then Change password, and choose to log out of all other devices. Then open Where you’re logged in and end what is not yours.',
      needs: ['change_contacts'],
    }),
    buyerStep('set_two_factor', {
      title: 'Switch on two-factor authentication',
      text: 'In Password and security open Two-factor authentication, use your own authenticator app and keep the new backup codes.',
      needs: ['change_password'],
    }),
    buyerStep('cut_links', {
      title: 'Cut linked accounts and apps',
      text: 'In Accounts Center remove profiles that are not yours. In Settings open Website permissions, then Apps and websites, and remove what you do not know. Wait three days before you change the name of the account.',
      needs: ['set_two_factor'],
      evidence: ['profile_code', 'screenshot'],
    }),
  ],
);
