import {
  BadgeCheck,
  Bell,
  CalendarClock,
  CircleOff,
  ClipboardList,
  ClipboardX,
  Handshake,
  KeyRound,
  type LucideIcon,
  MailCheck,
  MailWarning,
  ShieldAlert,
  ShieldCheck,
  Store,
  WalletMinimal,
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
  funds_added: WalletMinimal,
  withdrawal_requested: WalletMinimal,
  withdrawal_paid: WalletMinimal,
  withdrawal_failed: WalletMinimal,
  withdrawal_cancelled: WalletMinimal,
  bank_account_linked: WalletMinimal,
  bank_account_decided: WalletMinimal,
  payment_questioned: ShieldAlert,
  payment_question_answered: ShieldCheck,
  staff_alert: ShieldAlert,
  plan_started: Store,
  plan_change_planned: CalendarClock,
  plan_change_soon: CalendarClock,
  plan_renewal_soon: CalendarClock,
  plan_renewed: Store,
  plan_changed: Store,
  plan_payment_missing: WalletMinimal,
  plan_lapsed: CircleOff,
  application_received: ClipboardList,
  application_approved: BadgeCheck,
  application_rejected: ClipboardX,
};

export function iconOf(event: string): LucideIcon {
  return icons[event] ?? Bell;
}
