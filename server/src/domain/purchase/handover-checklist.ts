import type { Platform } from '@oja/contract/listing-fields';
import type { ChangeStep } from '@oja/contract/purchases';

/** The steps by which a new owner takes an account over, in this order, so that the seller loses access. */
const stepsByPlatform: Readonly<Record<Platform, readonly ChangeStep[]>> = {
  instagram: [
    {
      title: 'E-mail address and phone number',
      text: 'Accounts Center → Personal details → Contact info. Add yours, confirm them, then remove the old ones.',
    },
    {
      title: 'Password',
      text: 'Accounts Center → Password and security → Change password. Choose to log out of other devices.',
    },
    {
      title: 'Two-factor sign-in',
      text: 'Accounts Center → Password and security → Two-factor authentication. Remove methods you do not know and get new backup codes.',
    },
    {
      title: 'Where you are logged in',
      text: 'Accounts Center → Password and security. End every session that is not yours.',
    },
    {
      title: 'Linked accounts and apps',
      text: 'Remove linked Facebook profiles and, under Website permissions, apps you do not know.',
    },
  ],
  facebook: [
    {
      title: 'Page and business access',
      text: 'For a page: Settings → Page access. Give yourself full control, then remove everybody else.',
    },
    {
      title: 'E-mail address and phone number',
      text: 'Accounts Center → Personal details → Contact info. Add yours, then remove the old ones.',
    },
    { title: 'Password', text: 'Accounts Center → Password and security → Change password.' },
    { title: 'Two-factor sign-in', text: 'Switch it on with your own device and get new recovery codes.' },
    { title: 'Payment methods and apps', text: 'Remove cards and connected apps that are not yours.' },
  ],
  youtube: [
    {
      title: 'Channel permissions',
      text: 'YouTube Studio → Settings → Permissions. For a brand account make yourself primary owner; that takes seven days after you were invited.',
    },
    {
      title: 'Google account recovery',
      text: 'Google Account → Security. Replace the recovery e-mail and the recovery phone.',
    },
    { title: 'Password', text: 'Google Account → Security → Password. Every other device is signed out.' },
    { title: 'Two-step verification', text: 'Set it up with your own phone, and make new backup codes.' },
    { title: 'AdSense', text: 'YouTube Studio → Earn. Link your own AdSense account.' },
  ],
  twitter: [
    {
      title: 'E-mail address and phone number',
      text: 'Settings → Your account → Account information. Confirm yours, then remove the old phone.',
    },
    {
      title: 'Password',
      text: 'Settings → Your account → Change your password. This signs out all other devices.',
    },
    {
      title: 'Two-factor sign-in',
      text: 'Settings → Security and account access → Security. Use your own authenticator app and new backup codes.',
    },
    {
      title: 'Connected apps and sessions',
      text: 'Settings → Security and account access → Apps and sessions. Revoke what you do not know.',
    },
    { title: 'Delegates', text: 'Settings → Security and account access → Delegate. Remove everybody.' },
  ],
  tiktok: [
    {
      title: 'Phone number and e-mail address',
      text: 'Settings and privacy → Account → User information. Replace both with yours.',
    },
    { title: 'Password', text: 'Settings and privacy → Account → Password.' },
    { title: 'Two-step verification', text: 'Settings and privacy → Security → 2-step verification.' },
    {
      title: 'Devices',
      text: 'Settings and privacy → Security → Manage devices. Remove every device that is not yours.',
    },
    {
      title: 'Linked accounts and payout',
      text: 'Unlink social accounts, and check the balance and payout settings.',
    },
  ],
  telegram: [
    {
      title: 'Ownership',
      text: 'For a channel or group: Administrators → transfer ownership to your own account. This needs two-step verification that is a week old.',
    },
    { title: 'Phone number', text: 'For an account: Settings → Change number, to a number of yours.' },
    {
      title: 'Two-step verification',
      text: 'Settings → Privacy and Security. Set a new password and your own recovery e-mail.',
    },
    { title: 'Active sessions', text: 'Settings → Devices → Terminate all other sessions.' },
    {
      title: 'Administrators and bots',
      text: 'Remove administrators and bots you do not know, and make a new invite link.',
    },
  ],
  whatsapp: [
    {
      title: 'Number',
      text: 'Settings → Account → Change number, to a SIM that is yours. For a group or channel become its only administrator first.',
    },
    {
      title: 'Two-step verification',
      text: 'Settings → Account → Two-step verification. Set your own PIN and e-mail address.',
    },
    { title: 'Linked devices', text: 'Settings → Linked devices. Log out all of them.' },
    {
      title: 'Passkeys and backup',
      text: 'Remove passkeys you did not make, and turn on an encrypted backup of your own.',
    },
    {
      title: 'Business profile',
      text: 'For a business account: check the catalogue, the payment details and connected tools.',
    },
  ],
};

export function handoverChecklist(platform: Platform): ChangeStep[] {
  return [...stepsByPlatform[platform]];
}
