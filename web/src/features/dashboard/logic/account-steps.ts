import { Camera, IdCard, type LucideIcon, MailCheck, ShieldCheck } from 'lucide-react';
import { paths } from '@/config/paths';
import type { AuthUser } from '@/lib/auth/auth-store';

/** What makes an account ready, read from the account itself. */
export interface AccountStep {
  id: string;
  title: string;
  Icon: LucideIcon;
  /** Why it is worth doing; shown until it is done. */
  reason: (user: AuthUser) => string;
  isDone: (user: AuthUser) => boolean;
  /** Where to do it; the confirmation mail is sent from the list itself. */
  action: { label: string; path: string } | 'send_confirmation';
}

const { settings } = paths.dashboard;

const email: AccountStep = {
  id: 'email',
  title: 'Confirm your e-mail address',
  Icon: MailCheck,
  reason: (user) => `Open the link we sent to ${user.email}. You need it before you can withdraw money.`,
  isDone: (user) => user.emailConfirmed,
  action: 'send_confirmation',
};

const twoFactor: AccountStep = {
  id: 'two-factor',
  title: 'Switch on two-factor sign-in',
  Icon: ShieldCheck,
  reason: () => 'With a code of your authenticator app, a stolen password alone opens nothing.',
  isDone: (user) => user.twoFactorEnabled,
  action: { label: 'Switch on', path: `${settings}#two-factor` },
};

const photo: AccountStep = {
  id: 'photo',
  title: 'Add a photo',
  Icon: Camera,
  reason: () => 'People find it easier to trust somebody they can recognise.',
  isDone: (user) => user.avatar !== null,
  action: { label: 'Add photo', path: settings },
};

const profile: AccountStep = {
  id: 'profile',
  title: 'Complete your profile',
  Icon: IdCard,
  reason: () => 'Write a short bio and leave a phone, WhatsApp or Telegram contact.',
  isDone: ({ bio, phone, whatsapp, telegram }) =>
    isFilled(bio) && [phone, whatsapp, telegram].some((contact) => isFilled(contact)),
  action: { label: 'Complete profile', path: settings },
};

export const traderSteps: readonly AccountStep[] = [email, photo, twoFactor, profile];
/** Staff do not trade: what protects the portal comes first, and no word of withdrawing. */
export const staffSteps: readonly AccountStep[] = [
  twoFactor,
  { ...email, reason: (user) => `Open the link we sent to ${user.email}.` },
  photo,
];

export function countDone(steps: readonly AccountStep[], user: AuthUser): number {
  return steps.filter((step) => step.isDone(user)).length;
}

function isFilled(text: string): boolean {
  return text.trim() !== '';
}
