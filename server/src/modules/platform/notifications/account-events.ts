import { isStaff, type Role } from '@oja/contract/access';
import { sanctionTerms } from '@oja/contract/account-standing';
import { viewMinutes } from '@oja/contract/user-views';
import { rolePhrases } from '../../../domain/accounts/role-phrases.ts';
import { fullSentence } from '../../../domain/full-sentence.ts';
import { whenSentence } from '../../../domain/when-sentence.ts';
import { event } from './event.ts';

/** Notifications about a person's own account: registration, and everything an attacker would do. */
export const accountEvents = {
  welcome: event<{ nickname: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'account',
    label: null,
    switchedBy: null,
    write: ({ nickname }) => ({
      title: `Welcome to Oja, ${nickname}`,
      text: 'Every purchase is held in escrow until you confirm it. The Help Center shows how it works.',
      link: '/dashboard/help',
    }),
  }),
  confirm_your_email: event<{ email: string }>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'account',
    label: null,
    switchedBy: 'emailVerification',
    write: ({ email }) => ({
      title: 'Confirm your e-mail address',
      text: `We sent a link to ${email}. You need a confirmed address before you can withdraw money.`,
      link: '/dashboard/settings',
    }),
  }),
  secure_your_account: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'account',
    label: null,
    switchedBy: null,
    write: () => ({
      title: 'Protect your account',
      text: 'Switch on two-factor sign-in, so that a stolen password alone opens nothing.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  email_confirmed: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app'],
    group: 'account',
    label: 'E-mail address confirmed',
    switchedBy: 'emailVerification',
    write: () => ({
      title: 'E-mail confirmed',
      text: 'Thank you. You can withdraw money now.',
      link: '/dashboard/settings',
    }),
  }),
  new_device: event<{ device: string; address: string; at: string }>({
    audience: 'owner',
    channels: ['mail', 'push'],
    group: 'security',
    label: 'Sign-in on a new device',
    switchedBy: 'securityAlerts',
    write: ({ device, address, at }) => ({
      title: 'New sign-in to your Oja account',
      text: `Somebody signed in with ${device} from ${address} at ${at}. If it was not you, change your password now; that signs out every other device.`,
      link: '/dashboard/settings#sessions',
    }),
  }),
  password_changed: event<{ at: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'Password changed',
    switchedBy: 'securityAlerts',
    write: ({ at }) => ({
      title: 'Your password was changed',
      text: `It happened at ${at}. If it was not you, use "Forgot password?" at once and contact support.`,
      link: '/dashboard/settings',
    }),
  }),
  password_reset: event<{ at: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'Password reset',
    switchedBy: 'passwordReset',
    write: ({ at }) => ({
      title: 'Your password was reset',
      text: `A new password was set with the link from your mail at ${at}, and every device was signed out. If it was not you, contact support at once.`,
      link: '/dashboard/settings',
    }),
  }),
  account_locked: event<{ until: Date }>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'Sign-in locked after wrong passwords',
    switchedBy: 'securityAlerts',
    write: ({ until }) => ({
      title: 'Too many failed sign-ins',
      text: `Somebody entered a wrong password or code for your account several times, so further attempts from there are refused until ${whenSentence(until)}. Devices that are signed in stay so, and browsers you signed in with before are not affected. If it was not you, choose a longer password and switch on two-factor sign-in.`,
      link: '/dashboard/settings#two-factor',
    }),
  }),
  account_unlocked: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Sign-in unlocked by our team',
    switchedBy: 'securityAlerts',
    write: () => ({
      title: 'You can sign in again',
      text: 'Our team took the lock off your account that followed several wrong passwords. If you did not ask for it, change your password and contact support.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  email_change_requested: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'New e-mail address asked for',
    switchedBy: null,
    write: () => ({
      title: 'Your e-mail address is about to change',
      text: 'Our support team was asked to use another e-mail address for your account. It counts as soon as the link in the mail to it is opened. If you did not ask for it, write to our support at once.',
      link: '/dashboard/help?tab=contact',
    }),
  }),
  email_changed: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'E-mail address changed',
    switchedBy: null,
    write: () => ({
      title: 'Your e-mail address was changed',
      text: 'From now on you sign in with this address. Every device was signed out. If you did not ask for it, write to our support at once.',
      link: '/dashboard/settings',
    }),
  }),
  signed_out_by_staff: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'security',
    label: 'Signed out by our team',
    switchedBy: 'securityAlerts',
    write: () => ({
      title: 'Our team signed you out',
      text: 'A device of yours, or all of them, was signed out by our support team. You can sign in again. If you wonder why, please ask our support.',
      link: '/dashboard/settings#sessions',
    }),
  }),
  account_viewed: event<{ reason: string }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'security',
    label: 'Our team looked at your account',
    switchedBy: null,
    write: ({ reason }) => ({
      title: 'Our support looked at your account',
      text: `A member of our team looked at Oja as you see it, read-only and for at most ${viewMinutes} minutes. Nothing could be changed, and your messages and the passwords of accounts you bought were not shown. The reason: ${fullSentence(reason)}`,
      link: '/dashboard/help?tab=contact',
    }),
  }),
  two_factor_on: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push'],
    group: 'security',
    label: 'Two-factor sign-in switched on',
    switchedBy: 'securityAlerts',
    write: () => ({
      title: 'Two-factor sign-in is on',
      text: 'From now on a code of your authenticator app is asked for. Keep your recovery codes in a safe place.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  two_factor_off: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail', 'push', 'sms'],
    group: 'security',
    label: 'Two-factor sign-in switched off',
    switchedBy: 'securityAlerts',
    write: () => ({
      title: 'Two-factor sign-in is off',
      text: 'Your account is now protected by the password alone. If it was not you, change your password now.',
      link: '/dashboard/settings#two-factor',
    }),
  }),
  account_suspended: event<{ reason: string | null; until: Date | null; token: string }>({
    audience: 'owner',
    channels: ['mail'],
    group: 'security',
    label: 'Account suspended',
    switchedBy: null,
    write: ({ reason, until, token }) => ({
      title: 'Your Oja account is suspended',
      text: `${until ? `It is open again from ${whenSentence(until)}. ` : ''}${reason ? `Reason: ${fullSentence(reason)} ` : ''}You cannot sign in, your listings are off the market, and withdrawals wait. Purchases that have begun go on. If you think that this is a mistake, you can appeal while it stands, for at most ${sanctionTerms.appealDays} days; another member of our team then looks at it.`,
      link: `/appeal?token=${token}`,
      action: 'Appeal',
    }),
  }),
  account_unsuspended: event<{ reason: string | null; maySell: boolean }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'security',
    label: 'Account open again',
    switchedBy: null,
    write: ({ reason, maySell }) => ({
      title: 'Your Oja account is open again',
      text: `You can sign in as before${maySell ? ', and what you offer is on the market again.' : '. What you offer stays off the market while selling is stopped for you.'}${reason ? ` ${fullSentence(reason)}` : ''}`,
      link: '/dashboard',
    }),
  }),
  role_changed: event<{ role: Role }>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'security',
    label: 'Role changed',
    switchedBy: null,
    topic: 'profile',
    write: ({ role }) => ({
      title: 'Your role on Oja has changed',
      text: `An administrator made you ${rolePhrases[role]}. If you did not expect this, please write to our support.`,
      ...(isStaff(role)
        ? { link: '/dashboard/settings' }
        : { link: '/dashboard/help?tab=contact', action: 'Write to support' }),
    }),
  }),
  // Only of those who had a schedule, so it is no preference of everybody.
  figure_schedule_ended: event<Record<string, never>>({
    audience: 'owner',
    channels: ['in_app', 'mail'],
    group: 'account',
    label: null,
    switchedBy: null,
    write: () => ({
      title: 'The figures are no longer sent to you',
      text: 'Your account may not read the operator figures any more, so Oja ended your schedule of mails with them. If you did not expect this, please ask an administrator.',
      link: '/dashboard/settings',
    }),
  }),
} as const;
