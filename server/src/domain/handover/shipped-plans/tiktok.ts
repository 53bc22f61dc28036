import { buyerStep, firstStep, shippedPlan, waitOf } from './define-plan.ts';
import { addressSteps, mailboxSteps } from './mailbox-steps.ts';

const contactsSource = 'https://support.tiktok.com/en/log-in-troubleshoot/log-in/email-and-phone-number';

/** Login details move. TikTok publishes no time for which it restricts new devices; the wait is the usual one. */
export const tiktokCredentials = shippedPlan({ platform: 'tiktok', kind: 'credentials', risk: 'medium' }, [
  firstStep('prepare_account', {
    title: 'Prepare the account',
    text: 'In Settings and privacy open Security and permissions, switch 2-step verification off and remove your other devices. Add a picture, and stay reachable: TikTok sends codes to your address and your number.',
  }),
  ...mailboxSteps({ after: 'prepare_account' }),
  ...addressSteps({
    after: 'prepare_account',
    where: 'In Settings and privacy open Account, then User information, then Email.',
  }),
  buyerStep('sign_in', {
    title: 'Sign in on your phone',
    text: 'Sign in with the login details of this order on the phone that you will keep using. The seller passes you the code here if TikTok asks for one. Change nothing yet.',
    needs: ['mailbox_secured', 'address_confirmed'],
    wait: waitOf(
      72,
      'TikTok restricts for about three days what a new device may change. It publishes no exact time.',
      contactsSource,
    ),
  }),
  buyerStep('change_contacts', {
    title: 'Put in your phone and e-mail address',
    text: 'In Settings and privacy open Account, then User information. Replace the number and the address by yours. The seller passes you the codes that go to the old ones.',
    needs: ['sign_in'],
    evidence: ['signed_mail', 'screenshot'],
  }),
  buyerStep('change_password', {
    title: 'Change the password',
    text: 'In Settings and privacy open Account, then Password. Choose one that you use nowhere else.',
    needs: ['change_contacts'],
  }),
  buyerStep('set_two_step', {
    title: 'Switch on 2-step verification',
    text: 'In Security and permissions open 2-step verification and use your own number or app. Then open Manage devices and remove every device that is not yours.',
    needs: ['change_password'],
  }),
  buyerStep('cut_links', {
    title: 'Cut linked accounts and payouts',
    text: 'Unlink other social accounts in Edit profile. Open Balance and replace the payout account by yours.',
    needs: ['set_two_step'],
    evidence: ['profile_code', 'screenshot'],
  }),
]);
