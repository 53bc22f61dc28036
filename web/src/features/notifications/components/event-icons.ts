import {
  Bell,
  Handshake,
  KeyRound,
  type LucideIcon,
  MailCheck,
  MailWarning,
  ShieldAlert,
  ShieldCheck,
} from 'lucide-react';

/** By the name of the event; one that is not listed here yet gets the bell. */
const icons: Record<string, LucideIcon> = {
  welcome: Handshake,
  confirm_your_email: MailWarning,
  email_confirmed: MailCheck,
  secure_your_account: ShieldCheck,
  password_changed: KeyRound,
  two_factor_on: ShieldCheck,
  two_factor_off: ShieldAlert,
};

export function iconOf(event: string): LucideIcon {
  return icons[event] ?? Bell;
}
